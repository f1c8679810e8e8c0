import type { WordingPack } from '../pack.ts'
import { ask } from './asking.ts'
import { meanings } from './meanings.ts'

export const german: WordingPack = {
  formal: true,
  quotes: ['„', '“'],
  and: 'und',
  or: 'oder',
  article: /^(?:der|die|das|den|dem) (?=\S+(?: \S+)?$)/i,
  smallOpeners: new Set(
    `unter über bis mehr weniger ab von in im am an auf per mit ohne noch nicht dieser diese dieses diesen diesem nächste
    nächster nächstes nächsten ein eine einen einige mehrere vor nach zwischen etwa rund circa höchstens mindestens später
    bald sofort keine kein alle nur offen so andere anderer neue neuer telefonisch länger heute laufende seit schon
    etwas beides nichts jetzt eilt sehr persönlich privat geschäftlich einmalig monatlich jährlich vormittags nachmittags abends`.split(
      /\s+/,
    ),
  ),
  ask,
  meanings,
  greet: [
    '<Guten Tag/Hallo>, {visitor}! Ich bin {name}, {role}.',
    '<Guten Tag/Hallo>! Ich bin {name}, {role}.',
    '<Herzlich willkommen/Schön, dass du da bist>! Hier ist {name}, {role}.',
  ],
  role: { named: '{role} bei {organization}', unnamed: 'die digitale Assistenz von {organization}' },
  disclose: ['Ich bin eine digitale Assistenz.'],
  courtesy: {
    greeting: ['<Guten Tag/Hallo>! Was kann ich für <Sie/dich> tun?', 'Wie kann ich <Ihnen/dir> helfen?'],
    small_talk: [
      'Kann ich <Ihnen/dir> bei etwas helfen?',
      'Womit kann ich helfen?',
      'Was kann ich für <Sie/dich> tun?',
    ],
    thanks: ['Gern geschehen.', 'Gern!', 'Sehr gern.'],
    feeling: ['Das tut mir leid.', 'Das kann ich gut verstehen.'],
    rejection: [
      'Entschuldigung, da habe ich <Sie/dich> falsch verstanden.',
      'Entschuldigung, da habe ich falsch geantwortet.',
    ],
    decline: ['Kein Problem.', 'Alles klar.', 'Gut.'],
    statement: [
      'Danke. Das kann auch das Team lesen.',
      'Gut, das liegt jetzt auch dem Team vor.',
      'Danke für die Information.',
    ],
  },
  identify: [
    'Ich bin {name}, die digitale Assistenz von {organization}, kein Mensch. Wenn <Sie möchten/du möchtest>, übernimmt ein Mensch.',
    '<Sie schreiben/Du schreibst> mit der digitalen Assistenz von {organization}. Wenn <Ihnen/dir> ein Mensch lieber ist, <sagen Sie/sag> es einfach.',
    'Ich bin eine digitale Assistenz, kein Mensch.',
  ],
  regret: ['Das tut mir leid.', 'Es tut mir leid, das zu hören.'],
  acknowledge: {
    given: ['Danke.', 'Vielen Dank.', 'Alles klar.', '<Gut/Okay>, danke.'],
    name: ['Freut mich, {value}.', 'Danke, {value}.'],
    changed: ['Gut, geändert.', 'Das habe ich geändert.', 'Danke, ist geändert.'],
  },
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  yes: 'ja',
  no: 'nein',
  answer: {
    unsayable: [
      'Das kann <Ihnen/dir> jemand aus unserem Team besser sagen als ich.',
      'Das überlasse ich lieber jemandem aus unserem Team.',
      'Das <lesen Sie/liest du> am besten auf unserer Website nach.',
    ],
  },
  gap: {
    one: [
      'Das weiß ich leider nicht. Ich gebe <Ihre/deine> Frage an das Team weiter.',
      'Das weiß ich nicht, aber das Team bekommt <Ihre/deine> Frage.',
      'Das kann ich leider nicht beantworten. Ich habe <Ihre/deine> Frage für das Team notiert.',
      'Darauf habe ich leider keine Antwort, deshalb geht <Ihre/deine> Frage an das Team.',
    ],
    several: [
      'Das weiß ich leider nicht. Ich gebe <Ihre/deine> Fragen an das Team weiter.',
      'Darauf habe ich leider keine Antwort, aber das Team bekommt <Ihre/deine> Fragen.',
    ],
    beside: [
      'Das andere weiß ich leider nicht, deshalb gebe ich diese Frage an das Team weiter.',
      'Den Rest kann ich leider nicht beantworten, aber das Team bekommt die Frage.',
    ],
    near: [
      'Darauf habe ich keine sichere Antwort, deshalb gebe ich <Ihre/deine> Frage an das Team weiter. Vielleicht hilft eines davon.',
      'Das weiß ich nicht sicher, deshalb geht <Ihre/deine> Frage auch an das Team. Am ehesten passt eines davon.',
    ],
    nearest: ['Vielleicht hilft eines davon.', 'Am ehesten passt eines davon.'],
  },
  choose: {
    chips: ['Ich bin nicht sicher, was genau <Sie meinen/du meinst>.', '<Meinen Sie/Meinst du> eines davon?'],
    named: [
      'Ich bin nicht sicher, was <Sie meinen/du meinst>: {options}?',
      'Was davon <meinen Sie/meinst du>: {options}?',
    ],
  },
  defer: {
    phase: [
      'Das kann ich an dieser Stelle nicht nachschlagen.',
      'Das kann ich hier nicht nachschlagen, aber das Team hilft <Ihnen/dir> gern weiter.',
      'Das kann <Ihnen/dir> das Team sagen.',
      'Das habe ich hier nicht zur Hand.',
    ],
    outage: [
      'Das kann ich gerade nicht nachschlagen. Bitte <fragen Sie/frag> mich etwas später noch einmal.',
      'Die Suche funktioniert im Moment nicht. Bitte <versuchen Sie/versuch> es etwas später noch einmal.',
    ],
  },
  pass_on: {
    wanted: [
      'Ich sage dem Team gern, dass <Sie/du> mit einem Menschen sprechen <möchten/möchtest>.',
      'Ich habe dem Team gesagt, dass <Sie/du> mit einem Menschen sprechen <möchten/möchtest>.',
      'Das Team weiß, dass <Sie/du> mit einem Menschen sprechen <möchten/möchtest>.',
    ],
    callback: [
      'Ich gebe weiter, dass <Sie/du> um einen Rückruf <bitten/bittest>.',
      'Ich habe das Team gebeten, <Sie/dich> anzurufen.',
      'Das Team weiß, dass <Sie/du> einen Rückruf <möchten/möchtest>.',
    ],
    call: [
      'Ich gebe <Ihre/deine> Nummer an das Team weiter, damit man <Sie/dich> anrufen kann.',
      'Das Team hat <Ihre/deine> Nummer und kann <Sie/dich> anrufen.',
    ],
    complaint: [
      'Ich gebe das an unser Team weiter.',
      'Ich habe unserem Team davon berichtet.',
      'Ich sorge dafür, dass unser Team davon erfährt.',
    ],
    urgency: [
      'Ich sage dem Team sofort, dass es dringend ist.',
      'Ich habe dem Team gesagt, dass es dringend ist.',
    ],
    status: [
      'Das kann ich nicht selbst bestätigen. Das Team sieht <Ihre/deine> Nachrichten und meldet sich deswegen bei <Ihnen/dir>.',
      'Das steht noch nicht fest: Das Team sieht <Ihre/deine> Nachrichten und muss es noch bestätigen.',
    ],
    cancel: [
      'Das kann ich nicht selbst erledigen, deshalb gebe ich es an das Team weiter.',
      'Darum kümmert sich das Team, ich habe Bescheid gesagt.',
    ],
    wish: [
      'Das kann ich nicht selbst veranlassen, deshalb gebe ich es an das Team weiter.',
      'Das kann ich nur weitergeben. Das Team hat <Ihre/deine> Anfrage jetzt.',
    ],
    outsider: [
      'Dabei kann ich selbst nicht helfen, deshalb habe ich es an das Team weitergegeben.',
      'Das ist etwas für das Team. Ich habe es weitergegeben.',
    ],
  },
  presence: {
    now: [
      'Es sollte gleich jemand für <Sie/dich> da sein.',
      'Jemand aus dem Team sollte bald für <Sie/dich> da sein.',
      'Es sollte nicht lange dauern, bis jemand für <Sie/dich> da ist.',
    ],
    today: [
      'Heute ab {time} Uhr ist jemand für <Sie/dich> da.',
      'Jemand aus dem Team ist heute ab {time} Uhr für <Sie/dich> da.',
    ],
    tomorrow: [
      'Morgen ab {time} Uhr ist jemand für <Sie/dich> da.',
      'Jemand aus dem Team ist morgen ab {time} Uhr für <Sie/dich> da.',
    ],
    weekday: [
      'Am {weekday} ab {time} Uhr ist jemand für <Sie/dich> da.',
      'Jemand aus dem Team ist am {weekday} ab {time} Uhr für <Sie/dich> da.',
    ],
    date: [
      'Am {weekday}, dem {day}. {month}, ab {time} Uhr ist jemand für <Sie/dich> da.',
      'Jemand aus dem Team ist am {weekday}, dem {day}. {month}, ab {time} Uhr für <Sie/dich> da.',
    ],
  },
  ask_number: [
    'Unter welcher Nummer kann das Team <Sie/dich> anrufen?',
    'Welche Nummer soll das Team anrufen?',
    'Unter welcher Nummer <sind Sie/bist du> am besten zu erreichen?',
  ],
  offer_message: [
    'Wenn <Sie möchten, können Sie/du möchtest, kannst du> eine Nachricht hinterlassen, und das Team meldet sich.',
    '<Sie können/Du kannst> dem Team auch eine Nachricht hinterlassen.',
  ],
  puzzle: {
    unclear: [
      'Das habe ich nicht ganz verstanden. <Können Sie/Kannst du> es anders sagen?',
      'Ich bin nicht sicher, ob ich das verstanden habe. Was <möchten Sie/möchtest du> wissen?',
      'Das verstehe ich leider nicht.',
    ],
    order: [
      'Das kann ich nicht tun. Bei Fragen zu {organization} helfe ich aber gern.',
      'Dabei kann ich nicht helfen. Ich bin für Fragen zu {organization} da.',
      'Das kann ich nicht tun.',
    ],
  },
  clarify: {
    between: [
      '<Meinen Sie/Meinst du> {options}?',
      'Nur zur Sicherheit: <Meinen Sie/Meinst du> {options}?',
      'Wäre das {options}?',
    ],
    open: [
      'Das habe ich vielleicht nicht richtig verstanden. Noch einmal kurz gefragt: {title}?',
      'Das habe ich nicht ganz verstanden. Noch einmal kurz gefragt: {title}?',
    ],
  },
  invite: {
    opening: ['Wie kann ich <Ihnen/dir> helfen?', 'Was kann ich für <Sie/dich> tun?'],
    later: [
      'Kann ich sonst noch etwas für <Sie/dich> tun?',
      'Womit kann ich noch helfen?',
      '<Haben Sie/Hast du> noch eine Frage?',
      'Gibt es sonst noch etwas, wobei ich helfen kann?',
    ],
  },
  navigate: {
    one: ['Mehr dazu steht auf der Seite {page}.', 'Mehr dazu <finden Sie/findest du> auf der Seite {page}.'],
    several: [
      'Mehr dazu steht auf den Seiten {pages}.',
      'Mehr dazu <finden Sie/findest du> auf den Seiten {pages}.',
    ],
  },
  promise: {
    named: [
      'Am Ende <bekommen Sie/bekommst du> das Dokument {document}.',
      'Zum Schluss gibt es das Dokument {document}.',
    ],
    unnamed: ['Am Ende <bekommen Sie/bekommst du> eine schriftliche Zusammenfassung.'],
  },
  recap: {
    noted: ['Das habe ich notiert:{items}', 'Notiert habe ich:{items}'],
    done: ['Mehr brauche ich nicht.'],
    correct: [
      'Wenn etwas nicht stimmt, <sagen Sie/sag> es mir einfach.',
      'Bitte <sagen Sie/sag> mir, wenn etwas falsch ist.',
    ],
  },
  close: {
    thanks: ['Vielen Dank, {visitor}.', 'Vielen Dank für <Ihre/deine> Zeit.', 'Vielen Dank.'],
    passing_on: [
      'Das Team von {organization} hat jetzt alle Angaben.',
      'Ich gebe alles an {organization} weiter.',
    ],
    sign_off: [
      '<Auf Wiedersehen/Tschüss> und einen schönen Tag noch!',
      'Einen schönen Tag noch!',
      '<Auf Wiedersehen/Bis bald>!',
    ],
  },
  minimal: ['[In Ordnung|Notiert|Verstanden|Gut|Alles klar].', 'Danke.'],
}
