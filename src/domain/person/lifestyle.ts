/** These are the lifestyle flags of specification section 3. */
export const habits = ['alcohol', 'smoke', 'tobacco', 'exercise'] as const;
export type Habit = (typeof habits)[number];

/** Insurers add to a price for these. */
export const harmfulHabits = ['smoke', 'tobacco', 'alcohol'] as const satisfies readonly Habit[];

/** In the order in which they are asked. */
export const habitQuestions: readonly Habit[] = [...harmfulHabits, 'exercise'];
