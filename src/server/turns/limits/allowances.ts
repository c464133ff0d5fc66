import { networksOf } from '../../ground/network.ts';
import type { Asker } from '../../visit/asker.ts';
import { type Counted, createMeter, type Taken, type Window } from './meter.ts';

/**
 * What may be asked for in a window. A visit has `visit` in all, and of that `own` whatever its neighbours do: a stranger
 * who shares its address cannot use that up. What goes beyond, the address has `address` of; and as much again for what is
 * asked without a visit, so that strangers take nothing from whoever has one (147).
 */
export type Allowance = {
  readonly window: Window;
  readonly visit: number;
  readonly own: number;
  /** In place of `own`, of a visit that did not begin just now. Absent: as much as any. */
  readonly ownOfKnown?: number;
  readonly address: number;
  /** What the address has of all its visits together, own parts included. Absent: any number of own parts. */
  readonly ceiling?: number;
};

/** Of what is taken, whether it may be asked for now, and a way to give back the part of the address. */
export type TakeAllowance = (
  name: string,
  allowance: Allowance,
  asker: Asker,
  size?: number,
) => Pick<Taken, 'wait' | 'giveBack'>;

const nothingTaken: Taken = { used: 0, wait: 0, giveBack: () => undefined };

/** @param isOn whether visits, or addresses, are limited at all */
export function createAllowances(
  isOn: { readonly visit: boolean; readonly address: boolean },
  now: () => number,
): TakeAllowance {
  const [visits, networks] = [createMeter(now), createMeter(now)];

  function ofAddress(name: string, most: number, address: string): readonly Counted[] {
    return networksOf(address).map(({ network, times, width }) => ({
      key: `${name} ${network}`,
      most: most * times,
      kind: width,
    }));
  }

  function takeOfVisit(name: string, { visit: most, window }: Allowance, asker: Asker, size: number): Taken {
    if (!isOn.visit) return nothingTaken;
    // Whoever begins visits without end must not have the counts of others forgotten.
    const kind = asker.isCrowded ? 'crowd' : 'visits';
    return visits.take([{ key: `${name} ${asker.visit}`, most, kind }], size, window);
  }

  return (name, allowance, asker, size = 1) => {
    const { window, own, ownOfKnown = own, address, ceiling } = allowance;
    const take = (counted: readonly Counted[]) =>
      isOn.address ? networks.take(counted, size, window) : nothingTaken;
    if (asker.visit === undefined) return take(ofAddress(`${name} of strangers`, address, asker.address));
    const taken = takeOfVisit(name, allowance, asker, size);
    if (taken.wait > 0) return taken;
    const isOwn = !asker.isCrowded && taken.used <= (asker.isKnown ? ownOfKnown : own);
    return take([
      ...(ceiling === undefined ? [] : ofAddress(`all ${name}`, ceiling, asker.address)),
      ...(isOwn ? [] : ofAddress(name, address, asker.address)),
    ]);
  };
}
