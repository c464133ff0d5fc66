import { createContext, useContext } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The calls, for screen models. Loaders get them as an argument. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('No ApiProvider');
  return api;
}
