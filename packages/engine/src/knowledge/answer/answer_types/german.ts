import { anyPhrase } from '../../language/patterns.ts'
import { type AnswerTypePatterns, numberBut } from './answer_type_patterns.ts'

const whole = (words: string) => `(?<!\\p{L})${anyPhrase(words)}(?!\\p{L})`
const pattern = (...sources: string[]) => new RegExp(sources.join('|'), 'u')

const money = '[€$%]|(?:euro|cent|prozent|franken)(?!\\p{L})'
const spans = '%|(?:sekunde|minute|stunde|tag|woche|monat|jahr)\\p{L}{0,2}(?!\\p{L})'

export const german: AnswerTypePatterns = {
  asks: [
    [
      'price',
      pattern(
        'wie ?viel koste[nt]',
        'was kost(?:e[nt]?)?(?!\\p{L})',
        'was (?:nehmt|verlangt|nehmen|verlangen)(?!\\p{L})',
        '(?:preis|preise|gebühr|kosten)\\W*$',
        'wie teuer',
        'wie hoch (?:ist|sind) (?:der|die|das) (?:preis|kosten|gebühr)',
      ),
    ],
    [
      'duration',
      /wie (?:lange|lang (?=dauer|geh|brauch|wart|bleib)|schnell|oft|häufig)|wie ?viele (?:minuten|stunden|tage|wochen|monate|jahre)/,
    ],
    ['amount', /wie ?viele?|wie (?:alt|weit|groß|hoch|schwer)|welche (?:anzahl|größe|menge)/],
    [
      'time',
      pattern(
        whole(
          'wann, um wie ?viel uhr, an welchem tag, an welchen tagen, in welchem jahr, welche öffnungszeiten',
        ),
      ),
    ],
    ['person', pattern(whole('wer, wen, wem, wessen'))],
    ['contact', /telefonnummer|rufnummer|e-?mail-?adresse|wie lautet (?:die|eure|ihre) adresse/],
    ['place', pattern(whole('wo, wohin, woher, in welcher stadt, in welchem land, in welcher straße'))],
  ],
  asksWhether: pattern(
    whole(
      'gibt es, habt ihr, haben sie, hast du, bietet ihr, bieten sie, verkauft ihr, verkaufen sie, vermietet ihr, vermieten sie, repariert ihr, reparieren sie, liefert ihr, liefern sie, akzeptiert ihr, akzeptieren sie, sprecht ihr, sprechen sie',
    ),
  ),
  states: {
    price: pattern(
      numberBut(spans),
      '€',
      whole('kostenlos, kostenfrei, gratis, inklusive, enthalten, preise?, kostet, kosten, gebühr, gebühren'),
    ),
    duration: pattern(
      whole(
        'sekunden?, minuten?, stunden?, tage?n?, wochen?, monate?n?, jahre?n?, sofort, täglich, wöchentlich, monatlich, jährlich, stündlich, einmal, zweimal, immer, nie, dauerhaft, unbegrenzt, bis',
      ),
    ),
    // A year counts nothing.
    amount: pattern(
      '(?<![\\d,.])(?!(?:1\\d|20)\\d\\d(?!\\d|[.,]\\d))\\d',
      whole(
        'eine?[nmrs]?, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, hundert, tausend, million, halbe?, doppelt, einmal, zweimal, beide, mehrere, viele, keine?, alle, kostenlos',
      ),
    ),
    time: pattern(
      numberBut(money),
      whole(
        'januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, (?:mon|diens|donners|frei|sams|sonn)tags?, mittwochs?, werktags?, wochenende, täglich, wöchentlich, monatlich, jährlich, mittags?, morgens?, abends?, nachts?, vor, nach, während, bis, immer, nie, jederzeit, sofort, frühling, sommer, herbst, winter',
      ),
    ),
    person: pattern(whole('wir, unser\\p{L}*, team, alle, jede[rs]?, niemand')),
    contact: /\d{3}|@|e-?mail|telefon|straße/,
    place: pattern(whole('in, im, an, am, auf, bei, unter, neben, online, hier')),
  },
}
