import { prove } from '../proof.ts';
import { openingNumbers } from './opening-numbers.ts';

prove(openingNumbers);
