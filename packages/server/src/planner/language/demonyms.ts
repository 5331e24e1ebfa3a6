/*
 * What people call a country and what comes from there, in English and German. Each line is one country: names that stand alone
 * first.
 */
const LINES = `
united states, united states of america, usa, us, america, american, americans, vereinigte staaten, amerika, amerikanisch
united kingdom, uk, great britain, gb, britain, british, großbritannien, vereinigtes königreich, britisch
germany, german, germans, deutschland, deutsch
france, french, frankreich, französisch
spain, spanish, spanien, spanisch
italy, italian, italians, italien, italienisch
austria, austrian, österreich, österreichisch
switzerland, swiss, schweiz, schweizer
netherlands, the netherlands, holland, dutch, niederlande, niederländisch
belgium, belgian, belgien, belgisch
luxembourg, luxemburg, luxemburgisch
portugal, portuguese, portugiesisch
ireland, irish, irland, irisch
denmark, danish, dänemark, dänisch
sweden, swedish, swedes, schweden, schwedisch
norway, norwegian, norwegen, norwegisch
finland, finnish, finnland, finnisch
iceland, icelandic, isländisch
poland, polish, polen, polnisch
czech republic, czechia, czech, tschechien, tschechisch
slovakia, slovak, slowakei, slowakisch
hungary, hungarian, ungarn, ungarisch
romania, romanian, rumänien, rumänisch
bulgaria, bulgarian, bulgarien, bulgarisch
greece, greek, griechenland, griechisch
turkey, türkiye, turkish, türkei, türkisch
croatia, croatian, kroatien, kroatisch
slovenia, slovenian, slowenien, slowenisch
serbia, serbian, serbien, serbisch
ukraine, ukrainian, ukrainisch
russia, russian, russland, russisch
canada, canadian, kanada, kanadisch
mexico, mexican, mexiko, mexikanisch
brazil, brazilian, brasilien, brasilianisch
argentina, argentinian, argentine, argentinien, argentinisch
chile, chilean, chilenisch
colombia, colombian, kolumbien, kolumbianisch
peru, peruvian, peruanisch
china, chinese, chinesisch
japan, japanese, japanisch
india, indian, indien, indisch
south korea, korea, korean, südkorea, koreanisch
vietnam, vietnamese, vietnamesisch
thailand, thai, thailändisch
indonesia, indonesian, indonesien, indonesisch
australia, australian, australien, australisch
new zealand, neuseeland, neuseeländisch
egypt, egyptian, ägypten, ägyptisch
morocco, moroccan, marokko, marokkanisch
south africa, south african, südafrika, südafrikanisch
kenya, kenyan, kenia, kenianisch
ethiopia, ethiopian, äthiopien, äthiopisch
nigeria, nigerian, nigerianisch
israel, israeli, israelisch
`;

/** Words for one country each, among them adjectives without the ending that German ones have. */
export const COUNTRIES: readonly (readonly string[])[] = LINES.trim()
  .split("\n")
  .map((line) => line.split(", "));
