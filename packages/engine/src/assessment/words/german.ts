import type { AssessmentWords } from './assessment_words.ts'

export const german: AssessmentWords = {
  bounds: {
    at_least: 'mindestens, wenigstens, nicht weniger als, nicht unter, ab',
    more_than: 'mehr als, über, oberhalb von, größer als, höher als, länger als, später als',
    at_most:
      'höchstens, maximal, bis zu, bis, nicht mehr als, nicht über, innerhalb von, innerhalb der nächsten, innerhalb, binnen, in den nächsten, in den kommenden, im nächsten, spätestens in, nicht länger als, nicht später als',
    less_than: 'weniger als, unter, unterhalb von, kleiner als, kürzer als, niedriger als, früher als',
  },
  orMore:
    'oder mehr, oder darüber, oder höher, oder größer, oder länger, oder später, und mehr, und darüber, aufwärts',
  orLess: 'oder weniger, oder darunter, oder kleiner, oder früher, und weniger, und darunter',
  minimum: 'minimum, minimal, min, mindest\\p{L}*',
  maximum: 'maximum, maximal\\p{L}*, max, höchst\\p{L}*',
  between: 'zwischen, von',
  to: 'bis, und, bis zu',
  about: 'etwa, ungefähr, rund, circa, ca, zirka, um die',
  fillers:
    'von, der, den, die, dem, einem, einer, eines, einen, etwa, rund, ca, circa, insgesamt, nächsten, kommenden',
  one: 'ein, eine, einem, einen, einer, eines',
  scales: { k: 1e3, tausend: 1e3, tsd: 1e3, t: 1e3, mio: 1e6, million: 1e6, millionen: 1e6, hundert: 100 },
  dozens: { dutzend: 12 },
  extraNumbers: {
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
  },
  currencies: { dollar: 'usd', pfund: 'gbp', franken: 'chf' },
  days: {
    tag: 1,
    tage: 1,
    tagen: 1,
    tages: 1,
    woche: 7,
    wochen: 7,
    monat: 30,
    monate: 30,
    monaten: 30,
    monats: 30,
    quartal: 90,
    quartale: 90,
    quartals: 90,
    jahr: 360,
    jahre: 360,
    jahren: 360,
    jahres: 360,
  },
  per: 'pro, im, je, jeden, jedes',
  everyDays: { täglich: 1, wöchentlich: 7, monatlich: 30, jährlich: 360, monatliches: 30, jährliches: 360 },
  thisOne: 'diese, diesen, dieses, diesem, noch diese, noch diesen, noch dieses, in diesem, in dieser',
  nextOne: 'nächste, nächsten, nächstes, nächster, kommende, kommenden',
  atOnce:
    'so bald wie möglich, sobald wie möglich, so schnell wie möglich, schnellstmöglich, sofort, jetzt, heute, umgehend, baldmöglichst',
  beyond: 'später, mehr, länger',
  undecided:
    'unbekannt, noch unbekannt, offen, noch offen, weiß nicht, weiß noch nicht, noch nicht bekannt, unsicher, unentschieden',
  negations:
    'nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, nichts, niemand, weder, ohne, lehnt ab, fehlt',
  conditions:
    'wenn, falls, sofern, außer, würde, würden, vielleicht, eventuell, möglicherweise, könnte, ob, hoffentlich, es sei denn, früher mal',
  and: 'und, sowie, aber',
  or: 'oder',
  concepts: {
    money: 'budget, ausgeben, investieren, investition, leisten, preis, kosten, geld, betrag, summe',
    size: 'mitarbeit, beschäftigt, angestellt, leute, personen, köpfe, team, firmengröße, unternehmensgröße, betriebsgröße',
    begin: 'start, beginn, anfangen, loslegen, zeitpunkt, zeitrahmen, zeitplan, wann, termin',
    call: 'anruf, anrufen, angerufen, telefon, rückruf, gespräch',
    contact: 'kontakt, melden, erreicht',
    decision: 'entscheid, entscheidung, entscheider',
  },
  empty:
    'besucher, besucherin, kunde, kunden, kundin, interessent, interessenten, person, will, wollen, möchte, möchten, braucht, brauchen, hat, haben, ist, sind, sein, sucht, suchen, plant, planen, bereit, kann, muss, soll, bereits, schon, bisher, derzeit, mindestens, höchstens, weniger, mehr, als, innerhalb, unter, über, wünscht, wünschen, erwünscht, gewünscht, arbeitet, gibt, macht, wichtig',
}
