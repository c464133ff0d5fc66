import { cutDatabase } from './cut-database.ts';
import { prove } from './proof.ts';

prove(cutDatabase);
