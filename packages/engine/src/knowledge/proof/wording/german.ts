import { wordsOf } from '../../search/words.ts'
import type { ProofWording } from './proof_wording.ts'

const count =
  '(?:\\d[\\d.,]*|eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|halbe[ns]?|mehrere|wenige)'
const span =
  '(?:sekunden?|minuten?|stunden?|(?:werk|arbeits)?tage?n?|nächten?|nacht|wochen?|monate?n?|jahre?n?s?)'
const currency = '(?:€|euro|cent|franken|chf|eur)'
const weekday = '(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?)'
const month = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)'
const pattern = (...sources: string[]) => new RegExp(sources.join('|'), 'u')
const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

export const german: ProofWording = {
  asks: [
    ['price', /^wie hoch (?:ist|sind)|wie ?viel (?:kostet|kosten|zahl)/],
    ['time', /^(?:bis|ab|seit) wann|^wie (?:früh|spät)/],
    [
      'manner',
      /^wie (?:kann|können|muss|soll|darf|mache|bekomme|erreiche|melde|kündige|buche|bestelle|funktioniert|geht|läuft|\p{L}+e) (?:ich|man|wir|das|die|der)/u,
    ],
  ],
  asksWhether: pattern(
    '^(?:und )?(?:ist|sind|war|waren|hat|habt|haben|hast|kann|kannst|können|könnt|darf|dürfen|muss|müssen|soll|sollte|gibt es|wird|werden|\\p{L}+(?:t|en) (?:ihr|sie|man)|\\p{L}+e ich)(?!\\p{L})',
  ),
  typeWords: new Set(
    wordsOf(`
    kostet kosten preis preise gebühr dauert dauern lange oft hoch viel viele teuer früh spät weit gibt beträgt`),
  ),
  states: {
    price: pattern(
      `\\d\\s?${currency}`,
      `${currency}\\s?\\d`,
      whole('kostenlos|kostenfrei|gratis|umsonst|frei|ohne aufpreis|nichts'),
    ),
    duration: pattern(
      whole(`${count}(?:(?: bis | oder | und |-|–)${count})? (?:volle )?${span}`),
      whole(
        'bis|lebenslang|unbegrenzt|unbefristet|dauerhaft|sofort|noch am selben tag|über nacht|täglich|wöchentlich|monatlich|jährlich|einmal|zweimal|jede[nsr]?|nie|immer',
      ),
    ),
    amount: pattern(
      '\\d',
      whole(
        'eine?[rsn]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|keine?|unbegrenzt|beliebig viele',
      ),
    ),
    time: pattern(
      '\\d{1,2}(?:[:.]\\d\\d)? uhr',
      '\\d{1,2}:\\d\\d',
      whole(weekday),
      whole(month),
      whole('(?:ab|um|bis|von|zwischen|vor|nach|seit) \\d+'),
      whole(`${count} (?:minuten?|stunden?|tage?|wochen?|monate?) (?:vorher|vor|nach|danach|im voraus)`),
      whole(
        'täglich|werktags|am wochenende|an feiertagen|rund um die uhr|jederzeit|immer|mittags|morgens|abends|nachmittags|vormittags|im (?:frühling|frühjahr|sommer|herbst|winter)|jede[ns]? (?:woche|monat|jahr|frühjahr|herbst)|am vortag',
      ),
    ),
    person: pattern(whole('frau|herr|dr|prof')),
    contact: pattern('\\d[\\d /-]{4,}\\d', '@', 'https?:', 'www\\.', '(?:straße|str\\.|gasse|weg|platz) \\d'),
    place: pattern(
      `${whole('in|im|an|am|auf|bei|beim|unter|neben|hinter|vor|vom|von|aus|gegenüber|zwischen|über')} (?:der |dem |den |das |die |unserer? |unserem |ihrem |ihrer |jede[rm] )?[\\p{L}]{3,}`,
      whole('online|überall|hier|oben|unten'),
      '(?:straße|str\\.|gasse|weg|platz|allee) \\d',
    ),
    manner: pattern(
      whole(
        'schriftlich|telefonisch|persönlich|online|per \\p{L}+|e-?mails?|formular|app|konto|kundenkonto|webseite|website|link|klick\\p{L}*|brief|post|schalter|empfang|einstellungen|anruf\\p{L}*|rufen|schreiben|schicken|senden|wählen|füllen|kommen',
      ),
    ),
  },
  past: /(?<!\p{L})(?:seit|schon|vor \S+ jahren)(?!\p{L}).*|\S+ (?:jahre|monate|wochen|tage) alt(?!\p{L})/gu,
  leaning: pattern(
    '^(?:\\d|€)',
    '^(?:ein(?:e[nr]?)? (?:minute|stunde|tag|woche|monat|jahr|halbe)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|etwa|ca|circa|rund|ungefähr|meist|meistens|normalerweise|in der regel|maximal|mindestens|höchstens|bis|ab|um|am|an|im|in|auf|bei|beim|zwischen|innerhalb|nach|vor|von|vom|aus|seit|für|pro|unter|über|hinter|neben|gegenüber|direkt|gleich|jede[nrs]?|einmal|zweimal|dreimal|täglich|werktags|wöchentlich|monatlich|jährlich|nur|kostenlos|kostenfrei|gratis|nie|immer|jederzeit|sofort|mit|ohne|gegen|per|schriftlich|telefonisch|persönlich|online|frau|herr|dr|prof|er|sie|es|dies|diese|kinder|erwachsene|mitglieder|schüler|studierende|alle|keine?r?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\\p{L})',
  ),
  pronoun: /^(?:er|sie|es|dies|diese|das (?:ist|sind|kostet|dauert|geht))(?!\p{L})/u,
  polarity:
    /^(?:[\p{L} ]{1,30}, (?=ja|nein))?(?:ja|nein|noch nicht|derzeit nicht|natürlich(?: nicht)?|selbstverständlich(?: nicht)?|gern|gerne|klar|leider(?: nicht| nein)?|auf anfrage|auf wunsch|sicher|nur)(?!\p{L})[,.!:;–-]*\s*/u,
  clause: pattern(
    whole('wir|unser\\p{L}*|uns|ich|mein\\p{L}*|ist|sind|war|waren|hat|haben|hatte|wurde|wurden|wird|werden'),
  ),
  ofUs: pattern(
    whole(
      'wir|unser\\p{L}*|uns|sie|ihr|ihnen|verfügbar|erhältlich|gibt es|es gibt|möglich|erlaubt|willkommen|inklusive',
    ),
  ),
  retold: pattern(
    `${whole('frag(?:en|t|te|ten)|wissen wollen|die frage')}.*${whole('ob|wie|was|wann|wo|wer|welche[rsn]?|nach')}`,
  ),
  neutral: pattern(
    `^(?:${span}|euro|cent|prozent|km|kg|kilo|meter|metern|liter|uhr|pro|ab|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|vierzig|funfzig|hundert|halbe[ns]?|etwa|mindestens|jede[nrs]?|kinder|erwachsene|mitglieder|person|personen|${weekday}|${month})$`,
  ),
}
