import { livePrices } from './live-prices.ts';
import { prove } from './proof.ts';

prove(livePrices);
