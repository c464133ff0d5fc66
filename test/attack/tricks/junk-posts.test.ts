import { prove } from '../proof.ts';
import { junkPosts } from './junk-posts.ts';

prove(junkPosts);
