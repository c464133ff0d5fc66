import { doors } from './doors.ts';
import { prove } from './proof.ts';

prove(doors);
