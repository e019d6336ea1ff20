import type { TaxpayerMessages } from './en.ts';

export const messages: TaxpayerMessages = {
  loading: 'Ana ɗauko mai biyan haraji',
  notFound: 'Babu wannan mai biyan haraji',
  notFoundText: 'Duba TPUI ɗin. Yana iya zama na wani ofishi.',
  failed: 'Ba a iya karanta bayanin mai biyan haraji ba.',
  lastPayment: 'Biyan ƙarshe',
  registered: 'Ranar rajista',
  office: 'Ofishi',
  officeSources: {
    area: 'ofishi ɗaya tilo na yankinsu',
    chosen: 'mai biyan haraji ya zaɓa',
    confirmed: 'ma’aikata sun tabbatar',
  },
  bills: 'Takardun biyansu',
  collections: 'Biyan da suka yi',
  reason: 'Dalili, don rubutawa',
  move: 'Mayar zuwa wani ofishi',
  moveEffect:
    'Duk ayyukansu da ke buɗe za su tafi tare; mai riƙe da ɗaya zai sake shi. Bil suna riƙe da ofishin ranar fitarwa.',
  moveMany: (count) => (count === 1 ? 'Mai da mai haraji 1 wani ofis' : `Mai da masu haraji ${count} wani ofis`),
  movedMany: (count, cases) => `An mai da ${count}, buɗaɗɗun batutuwa ${cases} sun bi su`,
  refusedMany: (done, refused) => `An mai da ${done}. An ƙi ${refused}:`,
  closeList: 'Rufe jerin',
  confirm: 'Tabbatar da ofishin',
  confirmEffect: 'Daga nan mai biyan haraji ba zai iya sauya shi ba; ma’aikata ne ke sauyawa.',
  moved: (cases) => (cases === 0 ? 'An gama. Babu aikin da ke buɗe.' : `An gama. Ayyuka ${cases} sun tafi tare.`),
  noted: 'Buɗe wannan bayani an rubuta shi a tarihin ayyuka, inda mai biyan haraji yake karantawa.',
};
