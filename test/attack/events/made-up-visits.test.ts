import { prove } from '../proof.ts';
import { madeUpVisits } from './made-up-visits.ts';

prove(madeUpVisits);
