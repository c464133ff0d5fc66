/** The lifestyle flags of specification section 3. */
export type Habit = 'alcohol' | 'smoke' | 'tobacco' | 'exercise';
