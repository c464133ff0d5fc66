import { useState } from 'react';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { askHospitals } from '../load.ts';
import { usePlanModel } from '../model.ts';

export type Hospitals = {
  /** Undefined while none could be fetched. */
  readonly shown: WireHospitals | undefined;
  /** What was sought; empty: those that lie nearest. */
  readonly sought: string;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly seek: (text: string) => void;
};

/** The hospitals that came with the page, and those that a search finds. */
export function useHospitals(): Hospitals {
  const api = useApi();
  const { page } = usePlanModel();
  const [found, setFound] = useState({ shown: page.hospitals, sought: '' });
  const [state, setState] = useState<'still' | 'busy' | 'failed'>(page.hospitals ? 'still' : 'failed');
  const seek = (text: string) => {
    setState('busy');
    void askHospitals(api, page, text.trim()).then((shown) => {
      if (shown) setFound({ shown, sought: text.trim() });
      setState(shown ? 'still' : 'failed');
    });
  };
  return { ...found, isBusy: state === 'busy', hasFailed: state === 'failed', seek };
}
