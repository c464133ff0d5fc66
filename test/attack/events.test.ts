import { eventStorm } from './events.ts';
import { prove } from './proof.ts';

prove(eventStorm);
