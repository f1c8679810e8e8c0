import { matter } from '../../option_phrase.ts'

export const matters = [
  matter(
    'preis, preise, kosten, price, cost',
    'wie teuer, wie viel, wieviel, teuer, gunstig, billig, kostet, gebuhr, gebuhren',
  ),
  matter(
    'anfahrt, standort, adresse, ort, location, address',
    'wo, wohin, wie komme (ich|wir), wegbeschreibung, anschrift',
  ),
  matter('dauer, duration', 'wie lange, wie lang, wie viele (tage|wochen|monate|stunden)'),
  matter(
    'beschwerde, reklamation, complaint',
    'beschweren, beschwere, reklamieren, reklamiere, unzufrieden, enttauscht, mangel, mangelhaft',
  ),
  matter(
    'ruckruf, callback, call back',
    '(rufen sie|ruft|ruf|rufe) (mich|uns) [bitte] (an|zuruck), zuruckrufen, zuruckgerufen',
  ),
  matter(
    'zahlung, zahlungen, bezahlung, payment',
    'zahlen, bezahlen, bezahlt, gezahlt, bezahle, zahle, uberwiesen, rechnung, abbuchung, abgebucht, ausgegeben, ratenzahlung',
  ),
  matter(
    'uberweisung, uberweisungen, transfer',
    'uberweisen, uberwiesen, uberweise, geld (senden|schicken|uberweisen|geschickt|gesendet)',
  ),
  matter('karte, karten, card', 'kreditkarte, debitkarte, girokarte, bankkarte, visa, mastercard'),
  matter(
    'ausland, international',
    'im ausland, auslandisch, auslandische, auslands, weltweit, (anderes|anderen) land, verreisen, wahrung',
  ),
  matter(
    'termin, termine, appointment, meeting',
    'termin, termine, terminen, treffen, besprechung, vorbeikommen, verabredung',
  ),
  matter(
    'buchung, buchungen, reservierung, booking, reservation',
    'buchen, buche, gebucht, buchung, buchungen, reservieren, reserviere, reserviert, reservierung, reservierungen, umbuchen',
  ),
  matter('restaurant, essen', 'tisch, fruhstuck, mittagessen, abendessen, essen, speisen, buffet'),
  matter('wellness, spa', 'massage, massagen, sauna, manikure, pedikure, kosmetik, dampfbad, friseur'),
  matter('schwimmbad, pool, swimming pool', 'pool, schwimmbad, schwimmen, hallenbad, freibad'),
  matter(
    'reinigung, housekeeping',
    'putzen, geputzt, sauber, reinigen, gereinigt, schmutzig, dreckig, handtucher, bettwasche',
  ),
  matter(
    'barrierefreiheit, barrierefrei, accessibility',
    'rollstuhl, rollstuhlgerecht, behindert, behinderung, gehbehindert, stufenlos, rampe',
  ),
  matter('wlan, internet, wifi', 'wlan, w lan, wifi, internet, hotspot, netz'),
  matter(
    'parken, parkplatz, parking',
    'parken, parkplatz, parkplatze, parkhaus, garage, tiefgarage, auto abstellen',
  ),
  matter(
    'erstattung, ruckerstattung, refund',
    'erstatten, erstattet, zuruckerstatten, zuruckzahlen, geld zuruck, ruckzahlung',
  ),
  matter(
    'lieferung, delivery',
    'liefern, geliefert, lieferzeit, versand, zustellung, zugestellt, paket, ankommen, angekommen',
  ),
]
