export const messages = {
  'list.name.cheapest':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सबसे सस्ता भरोसेमंद प्लान',
  'list.name.best':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}दस साल में सबसे अच्छा',
  'list.name.near':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}दस साल में सबसे अच्छे प्लानों में से एक',
  'list.name.lowest':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सबसे सस्ता',
  'list.name.strongest':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}बुरे साल में सबसे मज़बूत भरोसेमंद प्लान',
};
