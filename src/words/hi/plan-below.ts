import { messages as choice } from './choice.ts';
import { messages as ahead } from './plan-below/ahead.ts';
import { messages as bills } from './plan-below/bills.ts';
import { messages as fits } from './plan-below/fits.ts';
import { messages as hospitals } from './plan-below/hospitals.ts';
import { messages as papers } from './plan-below/papers.ts';
import { messages as price } from './plan-below/price.ts';
import { messages as ten } from './plan-below/ten.ts';
import { messages as sharing } from './sharing.ts';

export const messages = {
  ...fits,
  ...ahead,
  ...bills,
  ...price,
  ...ten,
  ...choice,
  ...hospitals,
  ...papers,
  ...sharing,
};
