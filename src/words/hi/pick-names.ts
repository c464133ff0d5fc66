export const messages = {
  'list.pick.cheapest':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सबसे सस्ता भरोसेमंद प्लान',
  'list.pick.best':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}दस साल में सबसे अच्छा',
  'list.pick.near':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}दस साल में सबसे अच्छे प्लानों में से एक',
  'list.pick.lowest':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सबसे सस्ता',
  'list.pick.strongest':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}बुरे साल में सबसे मज़बूत भरोसेमंद प्लान',
};
