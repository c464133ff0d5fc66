import { Years } from '../ahead/years.tsx';
import { BillTest } from '../bills/bill-test.tsx';
import { Fits } from '../costs/fits.tsx';
import { Hospitals } from '../hospitals/hospitals.tsx';
import { PriceTo70 } from '../price/price-to-70.tsx';
import { TermsAndRiders } from '../price/terms.tsx';
import { Record } from '../record/record.tsx';
import { PaperSections } from './papers.tsx';
import { Waits } from './waits.tsx';

/** What lies below the first view of a plan, in its order. */
export function Part() {
  return (
    <>
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
