import { networksOf } from '../../ground/network.ts';
import type { Caller } from '../../visit/caller.ts';
import { type Allowed, createMeter, type MeterKey, type Window } from './meter.ts';

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

/** Says whether a call may be made now, and how to give back the part of the address. */
export type TakeAllowance = (
  name: string,
  allowance: Allowance,
  caller: Caller,
  size?: number,
) => Pick<Allowed, 'wait' | 'giveBack'>;

const freePass: Allowed = { used: 0, wait: 0, giveBack: () => undefined };

/** @param isOn whether visits, or addresses, are limited at all */
export function createAllowances(
  isOn: { readonly visit: boolean; readonly address: boolean },
  now: () => number,
): TakeAllowance {
  const [visits, networks] = [createMeter(now), createMeter(now)];

  function ofAddress(name: string, most: number, address: string): readonly MeterKey[] {
    return networksOf(address).map(({ network, times, width }) => ({
      key: `${name} ${network}`,
      most: most * times,
      kind: width,
    }));
  }

  function takeOfVisit(
    name: string,
    { visit: most, window }: Allowance,
    caller: Caller,
    size: number,
  ): Allowed {
    if (!isOn.visit) return freePass;
    // Whoever begins visits without end must not have the counts of others forgotten.
    const kind = caller.isCrowded ? 'crowd' : 'visits';
    return visits.take([{ key: `${name} ${caller.visit}`, most, kind }], size, window);
  }

  return (name, allowance, caller, size = 1) => {
    const { window, own, ownOfKnown = own, address, ceiling } = allowance;
    const take = (keys: readonly MeterKey[]) => (isOn.address ? networks.take(keys, size, window) : freePass);
    if (caller.visit === undefined) return take(ofAddress(`${name} of strangers`, address, caller.address));
    const allowed = takeOfVisit(name, allowance, caller, size);
    if (allowed.wait > 0) return allowed;
    const isOwn = !caller.isCrowded && allowed.used <= (caller.isKnown ? ownOfKnown : own);
    return take([
      ...(ceiling === undefined ? [] : ofAddress(`all ${name}`, ceiling, caller.address)),
      ...(isOwn ? [] : ofAddress(name, address, caller.address)),
    ]);
  };
}
