import { eventStorm } from './events/event-storm.ts';
import { prove } from './proof.ts';

prove(eventStorm);
