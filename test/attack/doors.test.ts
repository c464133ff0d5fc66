import { entries } from './doors.ts';
import { prove } from './proof.ts';

prove(entries);
