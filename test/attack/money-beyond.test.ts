import { moneyBeyond } from './money-beyond.ts';
import { prove } from './proof.ts';

prove(moneyBeyond);
