import { prove } from '../proof.ts';
import { extraMoney } from './extra-money.ts';

prove(extraMoney);
