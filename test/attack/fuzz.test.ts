import { fuzzing } from './fuzz.ts';
import { prove } from './proof.ts';

prove(fuzzing);
