import { useSyncExternalStore } from 'react';
import { onForget, placesSlot } from '#web/browser/storage/draft.ts';
import { createStoredValue, type StoredValue } from '#web/browser/storage/stored-value.ts';
import { nowhere, type OwnHospital, type OwnPlaces, parsePlaces, toggled } from './own-hospitals.ts';

let store: StoredValue<OwnPlaces> | undefined;

function opened(): StoredValue<OwnPlaces> {
  if (store) return store;
  const places = createStoredValue<OwnPlaces>({ slots: [placesSlot], empty: nowhere, parse: parsePlaces });
  onForget(places.clear);
  store = places;
  return places;
}

function toggle(hospital: OwnHospital): void {
  const places = opened().get();
  opened().set({ ...places, hospitals: toggled(places.hospitals, hospital) });
}

/** For a page that names one and tells nothing of those that are named. */
export function nameHospital(hospital: OwnHospital): void {
  if (
    opened()
      .get()
      .hospitals.every(({ id }) => id !== hospital.id)
  )
    toggle(hospital);
}

export type Places = OwnPlaces & {
  readonly toggle: (hospital: OwnHospital) => void;
  readonly lookAt: (pincode: string) => void;
};

const never = () => () => undefined;

/** False until the browser's storage could be read: that none is named means nothing before. */
export function usePlacesReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const subscribe = (changed: () => void) => opened().subscribe(changed);

/**
 * The tab stores it until the visit ends: where somebody is treated is nobody else's to know. The server
 * stores nothing.
 */
export function useOwnPlaces(): Places {
  const places = useSyncExternalStore(
    subscribe,
    () => opened().get(),
    () => nowhere,
  );
  return {
    ...places,
    toggle,
    lookAt: (pincode) => opened().set({ ...opened().get(), pincode }),
  };
}
