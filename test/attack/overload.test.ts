import { overload } from './overload.ts';
import { prove } from './proof.ts';

prove(overload);
