import { prove } from '../proof.ts';
import { cutDatabase } from './cut-database.ts';

prove(cutDatabase);
