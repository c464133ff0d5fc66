import { prove } from '../proof.ts';
import { fuzzing } from './fuzz.ts';

prove(fuzzing);
