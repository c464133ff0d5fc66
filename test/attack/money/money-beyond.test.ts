import { prove } from '../proof.ts';
import { moneyBeyond } from './money-beyond.ts';

prove(moneyBeyond);
