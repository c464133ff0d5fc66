import type { ComponentType } from 'react';
import type { Device } from '#web/platform/device.tsx';
import type { Area } from '#words/areas.ts';

export type ScreenModule = { readonly Screen: ComponentType };
type Load = () => Promise<ScreenModule>;

/** A screen has one responsive view, or one view a device where the two differ in more than width. */
export type ScreenRow = {
  readonly view: Load | { readonly [D in Device]: Load };
  /** Message files the screen needs beside `site`. */
  readonly messages: readonly Area[];
  /** Which page budget holds for its first load. */
  readonly budget: 'step' | 'plans' | 'proposal';
};

/**
 * The on-demand screen table. The file of a view is found by its name as well: `screens/<name>/view.tsx`,
 * or `mobile.tsx` and `desktop.tsx`; the build checks that both say the same.
 */
export const screens = {
  intro: { view: () => import('./screens/intro/view.tsx'), messages: ['intro'], budget: 'step' },
  about: { view: () => import('./screens/about/view.tsx'), messages: ['about'], budget: 'step' },
  'leave-device': {
    view: () => import('./screens/leave-device/view.tsx'),
    messages: ['about'],
    budget: 'step',
  },
  'how-scores-work': {
    view: () => import('./screens/how-scores-work/view.tsx'),
    messages: ['method'],
    budget: 'step',
  },
  'how-prices-work': {
    view: () => import('./screens/how-prices-work/view.tsx'),
    messages: ['method'],
    budget: 'step',
  },
  'how-cover-counts': {
    view: () => import('./screens/how-cover-counts/view.tsx'),
    messages: ['cover'],
    budget: 'step',
  },
  'bill-test': { view: () => import('./screens/bill-test/view.tsx'), messages: ['method'], budget: 'step' },
  'all-plans': { view: () => import('./screens/all-plans/view.tsx'), messages: ['method'], budget: 'step' },
  paper: { view: () => import('./screens/paper/view.tsx'), messages: ['method'], budget: 'step' },
  'choose-member': {
    view: () => import('./screens/choose-member/view.tsx'),
    messages: ['quotes'],
    budget: 'step',
  },
  'member-details': {
    view: () => import('./screens/member-details/view.tsx'),
    messages: ['quotes'],
    budget: 'step',
  },
  'address-details': {
    view: () => import('./screens/address-details/view.tsx'),
    messages: ['quotes'],
    budget: 'step',
  },
  'family-detail': {
    view: () => import('./screens/family-detail/view.tsx'),
    messages: ['quotes', 'health'],
    budget: 'step',
  },
  'existing-policy': {
    view: () => import('./screens/existing-policy/view.tsx'),
    messages: ['quotes'],
    budget: 'step',
  },
  'policy-offline': {
    view: () => import('./screens/policy-offline/view.tsx'),
    messages: ['quotes', 'policy-offline'],
    budget: 'step',
  },
  'split-plans': {
    view: {
      mobile: () => import('./screens/split-plans/mobile.tsx'),
      desktop: () => import('./screens/split-plans/desktop.tsx'),
    },
    messages: ['split-plans'],
    budget: 'plans',
  },
  results: {
    view: {
      mobile: () => import('./screens/results/mobile.tsx'),
      desktop: () => import('./screens/results/desktop.tsx'),
    },
    messages: ['plans', 'results'],
    budget: 'plans',
  },
  'plan-detail': {
    view: {
      mobile: () => import('./screens/plan-detail/mobile.tsx'),
      desktop: () => import('./screens/plan-detail/desktop.tsx'),
    },
    messages: ['plans', 'plan-detail'],
    budget: 'plans',
  },
  'buy-policy': {
    view: () => import('./screens/buy-policy/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  'proposal-form': {
    view: () => import('./screens/proposal-form/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  'review-detail': {
    view: () => import('./screens/review-detail/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  kyc: { view: () => import('./screens/kyc/view.tsx'), messages: ['purchase'], budget: 'proposal' },
  'kyc-success': {
    view: () => import('./screens/kyc-success/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  'kyc-failure': {
    view: () => import('./screens/kyc-failure/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  't-and-c': { view: () => import('./screens/t-and-c/view.tsx'), messages: ['purchase'], budget: 'proposal' },
  'transaction-success': {
    view: () => import('./screens/transaction-success/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  'transaction-failure': {
    view: () => import('./screens/transaction-failure/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
  'transaction-expired': {
    view: () => import('./screens/transaction-expired/view.tsx'),
    messages: ['purchase'],
    budget: 'proposal',
  },
} as const satisfies Record<string, ScreenRow>;

export type ScreenName = keyof typeof screens;

/** @throws with code MODULE_NOT_FOUND for a name the table does not list. Specification section 8. */
export function screenRow(name: string): ScreenRow {
  const table: Readonly<Record<string, ScreenRow>> = screens;
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row) return row;
  throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
}

/** The source file of a view, as the build manifest names it. */
export function viewFile(name: string, device: Device): string {
  const file = typeof screenRow(name).view === 'function' ? 'view' : device;
  return `src/web/screens/${name}/${file}.tsx`;
}
