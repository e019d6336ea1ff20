/**
 * What people call what they pay for, in English and Hausa, beside the words that stand in the names of revenue heads. By name and not by code:
 * the codes of the state are not public, and a head that is named anew is found all the same. native reviewer: the Hausa is ours.
 */
const plainWords: readonly (readonly [inNames: readonly string[], said: string])[] = [
  [['pay as you earn'], 'salary wages staff workers albashi ma’aikata'],
  [
    ['pay as you earn', 'direct assessment', 'development levy'],
    'tax clearance tcc etcc takardar shaidar biyan haraji',
  ],
  [
    ['direct assessment', 'presumptive'],
    'own business trader self employed income kasuwanci sana’a kuɗin shiga ɗan kasuwa',
  ],
  [['withholding'], 'contract rent dividend deduction kwangila ragi'],
  [['capital gains'], 'sale of land house shares sayar da gida fili'],
  [['stamp dut'], 'agreement lease tenancy deed hatimi yarjejeniya'],
  [['development levy'], 'yearly levy kuɗin raya ƙasa'],
  [['consumption tax'], 'hotel restaurant bar event hall otal gidan abinci biki'],
  [['land use', 'ground rent'], 'house land plot property gida fili ƙasa'],
  [['betting', 'lottery'], 'bet gambling casino lotto caca'],
  [['business premises'], 'shop store kiosk office kanti shago ofis'],
  [['market stall'], 'shop stall market kasuwa rumfa kanti'],
  [
    ['motor vehicle', 'vehicle registration', 'vehicle ownership'],
    'car bus particulars papers plate number mota lamba takardun mota okada motorcycle babur mashin keke napep tricycle',
  ],
  [['hackney'], 'okada taxi bus keke napep tricycle motorcycle achaba babur tasi'],
  [['haulage'], 'truck lorry trailer tanker tirela babbar mota'],
  [['driver'], 'driving licence permit lasisin tuƙi direba'],
  [['liquor'], 'alcohol beer parlour bar giya'],
  [['school'], 'school fees tuition makaranta kuɗin makaranta'],
  [['health', 'hospital'], 'clinic doctor pharmacy hospital card asibiti magani'],
  [['timber', 'seedlings'], 'wood tree sawmill katako itace shuka'],
  [['certificate of occupancy'], 'c of o cofo land title takardar fili'],
  [['deed', 'land search'], 'land title plot fili takardar fili'],
  [['building plan', 'illegal structure'], 'house building construction permit gini gida'],
  [['signage'], 'signpost advert banner allo talla'],
  [['environmental', 'effluent'], 'waste refuse pollution muhalli shara'],
  [['mast'], 'telecom tower network hasumiya'],
  [['right of way'], 'fibre cable road cutting hanya'],
  [['tender', 'contractor'], 'contract bid kwangila ɗan kwangila'],
  [['court', 'affidavit'], 'court oath sworn kotu rantsuwa'],
  [['common entrance'], 'exam jarrabawa'],
  [['veterinary'], 'animal cattle meat dabba shanu nama'],
  [['produce', 'fertiliser'], 'farm grain crop gona hatsi amfanin gona taki fertilizer'],
  [['offence fine', 'penalty'], 'fine ticket tara laifi'],
  [['plant and equipment'], 'tractor machine hire tarakta haya'],
  [['rent on government'], 'quarters house rent haya gidan gwamnati'],
];

/** The plain words that lead to a revenue head of this name, in one text to be searched; empty where the name is plain itself. */
export function plainWordsOf(name: string): string {
  const lower = name.toLowerCase();
  return plainWords
    .filter(([inNames]) => inNames.some((part) => lower.includes(part)))
    .map(([, said]) => said)
    .join(' ');
}
