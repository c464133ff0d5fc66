import { bodies } from './bodies.ts';
import { prove } from './proof.ts';

prove(bodies);
