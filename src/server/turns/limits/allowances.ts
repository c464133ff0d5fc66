import { networksOf } from '../network.ts';
import { createMeter, type Window } from './meter.ts';

/**
 * What may be asked for in a window. A visit has `visit` in all, and of that `own` whatever its neighbours do: a stranger
 * who shares its address cannot use that up. What goes beyond, the address has `address` of; and as much again for what is
 * asked without a visit, so that strangers take nothing from whoever has one (147).
 */
export type Allowance = {
  readonly window: Window;
  readonly visit: number;
  readonly own: number;
  readonly address: number;
};

/** Who is counted. */
export type Asker = {
  /** Undefined: a stranger. */
  readonly visit: string | undefined;
  /** The visit is one too many of its address, and has nothing of its own (117). */
  readonly isCrowded: boolean;
  readonly address: string;
};

/** @returns the seconds until that may be asked for; 0: now, and it is counted */
export type TakeAllowance = (name: string, allowance: Allowance, asker: Asker, size?: number) => number;

/** @param isOn whether visits, or addresses, are limited at all */
export function createAllowances(
  isOn: { readonly visit: boolean; readonly address: boolean },
  now: () => number,
): TakeAllowance {
  const [visits, networks] = [createMeter(now), createMeter(now)];

  function ofAddress(
    name: string,
    { window, address: most }: Allowance,
    address: string,
    size: number,
  ): number {
    if (!isOn.address) return 0;
    for (const { network, times } of networksOf(address)) {
      const { wait } = networks.take(`${name} ${network}`, size, { window, most: most * times });
      if (wait > 0) return wait;
    }
    return 0;
  }

  return (name, allowance, { visit, isCrowded, address }, size = 1) => {
    if (visit === undefined) return ofAddress(`${name} of strangers`, allowance, address, size);
    const { window, visit: most, own } = allowance;
    const taken = isOn.visit ? visits.take(`${name} ${visit}`, size, { window, most }) : { used: 0, wait: 0 };
    if (taken.wait > 0 || (!isCrowded && taken.used <= own)) return taken.wait;
    return ofAddress(name, allowance, address, size);
  };
}
