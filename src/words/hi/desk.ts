/** When somebody of ours is at the telephone. */
export const messages = {
  'desk.hours': '{days}, {from} से {until} बजे तक',
  'desk.days.mon-fri': 'सोमवार से शुक्रवार',
  'desk.days.mon-sat': 'सोमवार से शनिवार',
  'desk.days.every-day': 'हर दिन',
  'desk.hour.morning': 'सुबह {hour}',
  'desk.hour.noon': 'दोपहर {hour}',
  'desk.hour.evening': 'शाम {hour}',
  'desk.hour.night': 'रात {hour}',
};
