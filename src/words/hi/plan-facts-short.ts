/** The facts of a plan that a list says too. */
export const messages = {
  'plan.room.none': 'कोई सीमा नहीं',
  'plan.room.none.note': 'कोई भी कमरा',
  'plan.room.single.a': 'कोई भी सिंगल कमरा',
  'plan.room.single.a.note': 'डीलक्स भी',
  'plan.room.single.c': 'सबसे सस्ता सिंगल कमरा',
  'plan.room.shared': 'शेयरिंग वाला कमरा',
  'plan.copay.none': 'नहीं',
  'plan.copay.none.note': 'किसी भी क्लेम पर',
  'plan.copay.none.from': '{age} या ज़्यादा की उम्र में लेने पर {percent}%',
  'plan.copay.some': '{percent}%',
  'plan.copay.some.from': 'पहले दिन से हर ₹100 में से ₹{percent} आप देंगे: कोई {age} या ज़्यादा का है',
  'plan.copay.some.note': 'हर ₹100 में से ₹{percent} आप देंगे',
  'plan.wait.none': 'वेटिंग पीरियड नहीं',
  'plan.wait.none.note': 'नई बीमारी की तरह कवर',
  'plan.item.copay': 'को-पे',
};
