/** The lifestyle flags of specification section 3. */
export const habits = ['alcohol', 'smoke', 'tobacco', 'exercise'] as const;
export type Habit = (typeof habits)[number];
