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
    bald sofort keine kein alle nur offen so andere anderer neue neuer`.split(/\s+/),
  ),
  ask,
  meanings,
  greet: [
    '[<Guten Tag/Hallo>|<Willkommen/Hallo und willkommen>], {visitor}! Ich bin {name}, {role}.',
    '[<Guten Tag/Hallo>|<Herzlich willkommen/Schön, dass du da bist>]! Ich bin {name}, {role}.',
    '[<Guten Tag/Hallo>|<Herzlich willkommen/Hallo und willkommen>]! Mein Name ist {name}, {role}.',
  ],
  role: { named: '{role} bei {organization}', unnamed: 'die digitale Assistenz von {organization}' },
  courtesy: [
    'Ich helfe [gern|gerne][ weiter|].',
    'Ich bin [gern|gerne] für <Sie/dich> da.',
    '[Schön|Es freut mich], mit <Ihnen/dir> zu sprechen.',
  ],
  acknowledge: {
    one: [
      '[In Ordnung|Danke|Vielen Dank|Alles klar][, |: ]{value}.',
      '[In Ordnung|Alles klar], also {value}.',
      '[Danke|Vielen Dank], {value}[, das ist notiert|, das habe ich notiert].',
    ],
    several: [
      '[Danke|Vielen Dank|Gut|In Ordnung|Alles klar], ich habe [notiert|aufgeschrieben|festgehalten]: {items}.',
      'Ich habe [notiert|aufgeschrieben|festgehalten]: {items}.',
    ],
    also: [
      'Und {value}[, auch das ist notiert|, ebenfalls notiert|: auch notiert].',
      'Außerdem habe ich [notiert|aufgeschrieben|festgehalten]: {items}.',
    ],
    name: [
      '[Danke|Vielen Dank|Freut mich|Sehr erfreut|Angenehm], {value}[.|!]',
      'Schön, <Sie/dich> kennenzulernen, {value}[.|!]',
    ],
    noted: [
      '[Danke|Vielen Dank|Gut|In Ordnung|Alles klar], [das ist notiert|das habe ich notiert|das habe ich aufgeschrieben|das halte ich fest].',
      '[Danke|Vielen Dank] für die [Beschreibung|Schilderung|Erklärung|Auskunft].',
      '[Ich verstehe|Das hilft mir weiter], [danke|vielen Dank].',
    ],
    clause: [
      '[Verstanden|In Ordnung|Danke|Alles klar], ich habe [notiert|aufgeschrieben|festgehalten|vermerkt], {clause}.',
    ],
    yes: ['[Gut|In Ordnung|Danke|Alles klar], [also ja|dann ja|das Ja ist notiert|das Ja habe ich notiert].'],
    no: [
      '[Gut|In Ordnung|Danke|Alles klar], [also nein|dann nein|das Nein ist notiert|das Nein habe ich notiert].',
    ],
    corrected: [
      '[Gut|In Ordnung|Kein Problem|Alles klar|Danke][, |: ]also {value}, nicht {old}.',
      '[Gut|In Ordnung|Kein Problem|Alles klar], ich habe das [geändert|berichtigt]: {value} statt {old}.',
    ],
    correctedSeveral: [
      '[Gut|In Ordnung|Kein Problem|Alles klar], jetzt habe ich [notiert|aufgeschrieben|festgehalten]: {items}.',
    ],
    changed: [
      '[Gut|In Ordnung|Kein Problem|Alles klar|Danke], [das habe ich|ich habe es] [geändert|berichtigt|angepasst].',
    ],
  },
  item: {
    known: '{noun} {value}',
    titled: '{value} zu {quoted}',
    yes: 'ein Ja zu {quoted}',
    no: 'ein Nein zu {quoted}',
  },
  answer: {
    unsayable: [
      'Das lässt sich [am besten|besser] auf unseren Seiten nachlesen.',
      '[Das|Die Antwort darauf] überlasse ich lieber [jemandem aus unserem Team|meinen Kolleginnen und Kollegen].',
      'Jemand aus unserem Team kann das besser [sagen|erklären] als ich.',
    ],
  },
  gap: {
    one: [
      '[Das weiß ich leider nicht|Das kann ich leider nicht sagen|Darauf habe ich leider keine Antwort], [aber|doch] ich habe [die|<Ihre/deine>] Frage [notiert|aufgeschrieben].',
      '[Das weiß ich nicht sicher|Dazu weiß ich nichts Sicheres|Dazu liegt mir nichts vor], deshalb habe ich [die|<Ihre/deine>] Frage [notiert|aufgeschrieben|für das Team notiert].',
    ],
    several: [
      '[Das weiß ich leider alles nicht|Darauf habe ich leider keine Antworten|Zu diesen Punkten weiß ich leider nichts], [aber|doch] ich habe [die|<Ihre/deine>] Fragen [notiert|aufgeschrieben].',
    ],
    beside: [
      '[Das andere|Den anderen Teil|Den Rest] [weiß ich leider nicht|kann ich leider nicht beantworten], [aber|doch] ich habe [die|diese] Frage [notiert|aufgeschrieben].',
    ],
  },
  choose: [
    '[Was davon|Welches davon] <meinen Sie/meinst du>?',
    '<Meinen Sie/Meinst du> [eines davon|etwas davon]?',
  ],
  defer: {
    phase: [
      '[Das|Diese Frage] kann ich [an dieser Stelle|gerade hier|in diesem Teil des Gesprächs] nicht nachschlagen.',
      'Nachschlagen kann ich das [an dieser Stelle|hier|in diesem Teil des Gesprächs] nicht.',
    ],
    outage: [
      'Das kann ich [gerade|im Moment|zurzeit] nicht nachschlagen, bitte <fragen Sie/frag> mich [etwas später|nachher|in einer Weile] noch einmal.',
      'Das Nachschlagen klappt [gerade|im Moment|zurzeit] nicht, bitte <versuchen Sie/versuch> es [etwas später|nachher|in einer Weile] noch einmal.',
    ],
  },
  pass_on: [
    '[Gern|Natürlich|Selbstverständlich], ich [sage dem Team|gebe weiter|richte dem Team aus|sage weiter], dass <Sie/du> mit einem Menschen sprechen <möchten/möchtest>.',
    'Ich [gebe weiter|richte aus|sage weiter], dass <Sie/du> mit einem Menschen [sprechen|reden] <möchten/möchtest>.',
  ],
  farewell: [
    '[Auf Wiedersehen|Bis bald|Alles Gute][, |: ]<Sie können/du kannst> [jederzeit|später|nachher] [hier weitermachen|hier anknüpfen|darauf zurückkommen].',
    '[Danke|Vielen Dank|Herzlichen Dank] für [<Ihren/deinen> Besuch|das Gespräch][.|, auf Wiedersehen.|, alles Gute.]',
  ],
  clarify: {
    between: [
      '[Nur zur Sicherheit|Damit ich es richtig notiere|Damit ich nichts Falsches notiere]: [<Meinen Sie/Meinst du>|Wäre das|Geht es um] {options}?',
      '[Geht es um|Wäre das] {options}?',
    ],
    open: [
      '[Nur zur Sicherheit|Damit ich es richtig notiere|Das habe ich vielleicht nicht richtig verstanden]: [Was darf ich|Was soll ich] zu {quoted} notieren?',
    ],
  },
  invite: {
    opening: [
      '[Wie kann ich <Ihnen/dir> helfen|Was kann ich für <Sie/dich> tun|Womit kann ich <Ihnen/dir> helfen]?',
      'Was [führt <Sie/dich> hierher|<möchten Sie/möchtest du> wissen|darf ich für <Sie/dich> tun]?',
    ],
    later: [
      '[Kann ich|Darf ich] [sonst noch|noch] [etwas für <Sie/dich> tun|bei etwas helfen|mit etwas helfen]?',
      'Gibt es [sonst noch|noch] [etwas|etwas anderes], wobei ich helfen kann?',
      'Gibt es noch eine [weitere |]Frage?',
      'Womit kann ich [sonst noch|noch] [helfen|behilflich sein|weiterhelfen]?',
    ],
  },
  navigate: {
    one: [
      'Mehr [dazu|darüber] [steht|gibt es|findet sich] auf der Seite {page}.',
      'Die Seite {page} [sagt mehr dazu|erklärt mehr|hat mehr dazu].',
      '[Die Schaltfläche unten|Der Link unten] führt zu {page}.',
    ],
    several: [
      'Mehr [dazu|darüber] [steht|gibt es|findet sich] auf den Seiten {pages}.',
      '[Die Schaltflächen unten|Die Links unten] führen zu {pages}.',
    ],
  },
  promise: {
    named: [
      '[Am Ende|Zum Schluss|Am Ende des Gesprächs] [<bekommen Sie/bekommst du>|gibt es|<erhalten Sie/erhältst du>] {document}[ von mir|].',
      '{document} gibt es [am Ende|zum Schluss|am Ende des Gesprächs][ von mir|].',
    ],
    unnamed: [
      '[Am Ende|Zum Schluss|Am Ende des Gesprächs] [<bekommen Sie/bekommst du>|gibt es|<erhalten Sie/erhältst du>] eine [schriftliche Zusammenfassung|Zusammenfassung zum Mitnehmen].',
    ],
  },
  close: {
    thanks: [
      '[Vielen Dank|Danke|Herzlichen Dank], {visitor}, für [das Gespräch|<Ihre/deine> Zeit|<Ihre/deine> Antworten|die Auskünfte].',
      '[Vielen Dank|Danke|Herzlichen Dank] für [das Gespräch|<Ihre/deine> Zeit|<Ihre/deine> Antworten|die Auskünfte].',
    ],
    recap: ['[Zusammengefasst|Kurz gesagt|Noch einmal kurz|Das habe ich notiert|Das ist notiert]: {items}.'],
    passing_on: [
      'Ich gebe [das|alles|<Ihre/deine> Angaben] [an {organization}|an das Team von {organization}] weiter.',
      'Das Team von {organization} bekommt [das|alles|<Ihre/deine> Angaben] von mir.',
    ],
    sign_off: [
      '[Alles Gute|<Auf Wiedersehen/Tschüss>|Bis bald]!',
      'Ich wünsche <Ihnen/dir> [alles Gute|einen guten Tag|viel Erfolg].',
    ],
  },
  again: [
    '[Wie gesagt|Wie schon gesagt|Wie erwähnt|Wie schon erwähnt|Noch einmal|Noch einmal gesagt|Um es noch einmal zu sagen|Ich wiederhole es gern|Um es klar zu sagen|Zur Erinnerung]: {text}',
    '[Also|Nun|Gern|Gut], [noch einmal|wie vorhin|wie gesagt|zur Erinnerung|um es klar zu sagen]: {text}',
    '[Ich kann es nur noch einmal sagen|Ich sage es noch einmal|Es bleibt dabei|Meine Worte sind dieselben|Ich sage es gern erneut|Daran hat sich nichts geändert][, wie gesagt|, wie vorhin|, und das gern|]: {text}',
  ],
  minimal: [
    '[In Ordnung|Notiert|Verstanden|Gut|Alles klar|Gern|Sehr gut|Natürlich|Gewiss|Ja|Genau|Danke].',
    'Verstanden[, notiert|, danke|, in Ordnung].',
    'Hm.',
  ],
}
