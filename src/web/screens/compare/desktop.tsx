import type { ReactNode } from 'react';
import { CompareProvider, useCompare } from './model.ts';
import { Facts } from './parts/facts.tsx';
import { Head } from './parts/head.tsx';

/** Plans beside each other. */
export function Screen(): ReactNode {
  return (
    <CompareProvider value={useCompare()}>
      <Head />
      <Facts />
    </CompareProvider>
  );
}
