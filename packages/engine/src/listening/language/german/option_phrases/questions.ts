import { anyQuestion, question } from '../../option_phrase.ts'

const start = '^[und|aber|also|ok|okay|ach|hallo|hi|guten tag|danke|bitte]'
const subject =
  '(ich|wir|sie|ihr|es|man|du|er|das|die|der|den|ein|eine|einen|euer|eure|ihre|mein|meine|unser|unsere|dort|da|hier|jemand)'

export const questions = [
  question(
    'wie, wie geht, wie funktioniert, how, how to',
    'wie (kann|kannst|konnen|konnte|konnten|muss|mussen|soll|sollte|sollen|geht|gehe|gehen|mache|macht|machen|funktioniert|lauft|bekomme|komme|beantrage|buche|kundige|andere) [ich|wir|man|das|es|die|der|den], auf welchem weg, auf welche weise, was muss (ich|man) (tun|machen)',
  ),
  question(
    'warum, wieso, weshalb, why',
    'warum [nicht|kann|kein|keine], wieso, weshalb, wie kommt es, aus welchem grund, was ist (los|passiert), was war der grund',
  ),
  question(
    'wann, um wie viel uhr, when, what time',
    'wann, (um )?(wie viel|wieviel) uhr, (an|zu) (welchem|welcher|welchen) (tag|zeit|datum|uhrzeit), welche uhrzeit, welcher tag, offnungszeiten, ab wann, bis wann, seit wann',
  ),
  question(
    'wie viel, wie viele, wieviel, how much, how many',
    'wie (viel|viele)(?! (uhr|zeit|tage|wochen|monate)), wieviel, wieviele, (was|wie viel) (kostet|kosten), wie (teuer|hoch)',
  ),
  question(
    'wie lange, how long',
    'wie lange, wie lang, (wie viel|wieviel) zeit, wie viele (tage|wochen|monate|stunden|minuten), wie schnell',
  ),
  question('wo, where', 'wo, wohin, woher, an welchem ort, in welcher (stadt|strasse|filiale)'),
  question('wer, who', 'wer, wen, wem'),
  anyQuestion(
    'frage, fragen, anfrage, allgemeine frage, allgemeine anfrage, auskunft, information, informationen, info, mehr erfahren, question, ask, enquiry, inquiry, request info, request information',
    `${start} (was|welche|welcher|welches|welchen|welchem|womit|wofur|wozu|wie ist|wie sind|wie sieht), ${start} (ist|sind|war|hat|haben|habt|gibt|kann|konnen|konnte|darf|durfen|muss|mussen|soll|wird|werden|wurde|bietet|bieten|machen|macht|geht|kostet) ${subject},
    (frage|fragen) (zu|zum|zur|an|uber|habe), (habe|hab|hatte|haben|hatten) [da|noch|mal|nur] (eine|noch eine|ein paar|einige) [kurze|allgemeine] (frage|fragen), (mehr|naheres|etwas|genaueres) (uber|zu|zum|zur) .{1,40} (wissen|erfahren), (wissen|erfahren|fragen) ob, (info|infos|information|informationen|auskunft|auskunfte|details) (zu|zum|zur|uber|fur), (sagen|erklaren|zeigen|nennen|geben) sie (mir|uns)`,
  ),
]
