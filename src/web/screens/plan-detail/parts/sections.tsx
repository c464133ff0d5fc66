import type { ReactNode } from 'react';
import { Years } from '../ahead/years.tsx';
import { BillTest } from '../bills/bill-test.tsx';
import { Costs } from '../costs/costs.tsx';
import { Fits } from '../costs/fits.tsx';
import { Hospitals } from '../hospitals/hospitals.tsx';
import { PriceTo70 } from '../price/price-to-70.tsx';
import { TermsAndRiders } from '../price/terms.tsx';
import { Record } from '../record/record.tsx';
import { PaperSections } from './papers.tsx';
import { Waits } from './waits.tsx';

/** The sections in order: what costs the buyer before what they get. No tabs: they would hide what people weigh up. */
export function Sections(): ReactNode {
  return (
    <>
      <Costs />
      <Fits />
      <Years />
      <BillTest />
      <Waits />
      <PriceTo70 />
      <Hospitals />
      <TermsAndRiders />
      <Record />
      <PaperSections />
    </>
  );
}
