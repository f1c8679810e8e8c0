import type { WordingPack } from '../pack.ts'

export const meanings: WordingPack['meanings'] = {
  email: {
    noun: 'E-Mail',
    first: [
      'Wie [lautet|ist] <Ihre/deine> E-Mail-Adresse?',
      'Unter welcher E-Mail-Adresse [erreichen wir <Sie/dich>|können wir <Sie/dich> erreichen|<sind Sie/bist du> erreichbar]?',
    ],
    second: [
      'An welche E-Mail-Adresse [dürfen|können] wir <Ihnen/dir> schreiben?',
      'Welche E-Mail-Adresse [darf|soll] ich [notieren|aufschreiben]?',
    ],
  },
  phone: {
    noun: 'Telefonnummer',
    first: [
      'Wie [lautet|ist] <Ihre/deine> Telefonnummer?',
      'Unter welcher Nummer <sind Sie/bist du> erreichbar?',
    ],
    second: ['Unter welcher Telefonnummer [dürfen|können] wir <Sie/dich> [anrufen|erreichen]?'],
  },
  name: {
    noun: 'Name',
    first: ['Wie [ist|lautet] <Ihr/dein> Name?', 'Darf ich nach <Ihrem/deinem> Namen fragen?'],
    second: [
      '[Welchen Namen darf ich notieren|Auf welchen Namen darf ich das notieren|Wie darf ich <Sie/dich> nennen]?',
    ],
  },
  company_size: {
    noun: 'Unternehmensgröße',
    first: [
      'Wie viele [Menschen|Leute] arbeiten [in|bei] <Ihrem/deinem> Unternehmen?',
      'Wie groß ist <Ihr/dein> Unternehmen[ ungefähr|]?',
    ],
    second: [
      'Wie viele [Mitarbeitende|Beschäftigte] [hat <Ihr/dein> Unternehmen|gibt es bei <Ihnen/euch>][ ungefähr|]?',
    ],
  },
  company: {
    noun: 'Unternehmen',
    first: [
      '[Geht es um ein Unternehmen, und wenn ja, um welches|Ist das für ein Unternehmen, und wenn ja, für welches]?',
    ],
    second: ['Für welches Unternehmen [<fragen Sie/fragst du> an|<melden Sie/meldest du> <sich/dich>]?'],
  },
  budget: {
    noun: 'Budget',
    first: [
      '[Mit welchem Budget dürfen wir rechnen|Welches Budget ist dafür vorgesehen|An welches Budget <haben Sie/hast du> gedacht]?',
      'Welches Budget [steht dafür zur Verfügung|ist eingeplant|<haben Sie/hast du> dafür]?',
    ],
    second: [
      'In welchem preislichen Rahmen [soll sich das bewegen|soll das bleiben]?',
      'Wie viel darf es [ungefähr|in etwa] kosten?',
    ],
  },
  timing: {
    noun: 'Beginn',
    first: [
      'Wann [soll|sollte|könnte] es [losgehen|beginnen|starten]?',
      'Wann [soll|sollte] das [losgehen|beginnen|starten]?',
    ],
    second: [
      'Ab wann [wird das gebraucht|soll es losgehen]?',
      'Ab wann würde es [passen|<Ihnen/dir> passen]?',
    ],
  },
  since: {
    noun: 'Dauer',
    first: ['[Seit wann|Wie lange] [ist das|geht das] schon so?'],
    second: ['[Wann hat das angefangen|Seit wann besteht das schon]?'],
  },
  goal: {
    noun: 'Ziel',
    first: [
      'Was <möchten Sie/möchtest du> [erreichen|gern erreichen]?',
      'Was <haben Sie/hast du> vor?',
      'Worum geht es <Ihnen/dir>?',
    ],
    second: [
      'Was soll [danach|am Ende|hinterher] [besser|anders] sein?',
      'Was [sollte sich|soll sich][, kurz gesagt,|] [ändern|verbessern]?',
    ],
  },
  problem: {
    noun: 'Problem',
    first: [
      'Was [funktioniert nicht|macht Schwierigkeiten|ist passiert]?',
      'Worin [besteht|liegt] das Problem[ genau|]?',
    ],
    second: ['Was [passiert|geschieht][ dabei|] genau?', 'Was [geht dabei schief|klappt dabei nicht]?'],
  },
  request: {
    noun: 'Anliegen',
    first: [
      'Was [können wir für <Sie/dich> tun|führt <Sie/dich> zu uns|ist <Ihr/dein> Anliegen]?',
      'Worum geht es[ genau|]?',
    ],
    second: [
      'Was <brauchen Sie/brauchst du>[, kurz gesagt|]?',
      'Was ist der Anlass für <Ihre/deine> Anfrage?',
    ],
  },
  interest: {
    noun: 'Interesse',
    first: [
      'Wofür <interessieren Sie/interessierst du> <sich/dich>?',
      'Worüber darf ich <Ihnen/dir> [mehr|etwas] erzählen?',
    ],
    second: [
      '[Was interessiert <Sie/dich> besonders|Worum geht es dabei vor allem|Was ist <Ihnen/dir> dabei am wichtigsten]?',
    ],
  },
  situation: {
    noun: 'aktuelle Situation',
    first: ['Wie [läuft das bisher|sieht es derzeit aus|wird das bisher gemacht]?'],
    second: ['Wie ist [die Lage|der Stand|die Situation] [im Moment|zurzeit|derzeit]?'],
  },
  priorities: {
    noun: 'Schwerpunkt',
    first: [
      'Was ist <Ihnen/dir> [dabei|daran] [am wichtigsten|besonders wichtig]?',
      'Worauf kommt es[ <Ihnen/dir>|] [dabei|am meisten] an?',
    ],
    second: ['Worauf [sollen|sollten] wir [besonders|zuerst|vor allem] achten?'],
  },
  role: {
    noun: 'Rolle',
    first: ['Welche Rolle [<spielen Sie/spielst du>|<haben Sie/hast du>] [dabei|hierbei]?'],
    second: ['[Wie <sind Sie/bist du> daran beteiligt|Was ist <Ihre/deine> Aufgabe dabei]?'],
  },
  meeting: {
    noun: 'Art des Termins',
    first: ['Wie soll [der Termin|das Gespräch] stattfinden?'],
    second: [
      '[Wie wäre <Ihnen/dir> der Termin am liebsten|Welche Art von Termin wäre <Ihnen/dir> am liebsten]?',
    ],
  },
  days: {
    noun: 'Tage',
    first: [
      'Welche Tage passen[ <Ihnen/dir>|][ am besten|]?',
      'An welchen Tagen [passt es|geht es][ am besten|]?',
    ],
    second: ['An welchen Tagen [<haben Sie/hast du> Zeit|wäre es möglich|ginge es]?'],
  },
  location: {
    noun: 'Ort',
    first: ['[An welchem Ort wäre das|Um welchen Ort geht es]?', 'Wo [wäre das|ist das]?'],
    second: ['[In welcher Stadt|In welchem Ort|Wo genau] [wäre|ist] das?'],
  },
  urgency: {
    noun: 'Dringlichkeit',
    first: ['Wie dringend ist [es|das][ für <Sie/dich>|]?', 'Wie eilig ist [es|das]?'],
    second: ['Wie sehr eilt [es|das]?'],
  },
  topic: {
    noun: 'Thema',
    first: ['[Worum geht es|Um welches Thema geht es|Welchen Bereich betrifft es]?'],
    second: ['[Zu welchem Thema|In welchen Bereich] [gehört das|passt das]?'],
  },
  industry: {
    noun: 'Branche',
    first: [
      'In welcher Branche [<arbeiten Sie/arbeitest du>|<sind Sie tätig/bist du tätig>]?',
      'Aus welcher Branche <kommen Sie/kommst du>?',
    ],
    second: ['Zu welcher Branche [gehört|zählt] <Ihr/dein> Unternehmen?'],
  },
  website: {
    noun: 'Website',
    first: ['Wie [lautet|ist] die Adresse <Ihrer/deiner> Website?'],
    second: [
      '[Um welche Website geht es|Welche Website darf ich notieren|Wo finden wir <Ihre/deine> Website]?',
    ],
  },
  consent: {
    noun: 'Kontaktaufnahme',
    first: ['Dürfen wir [uns bei <Ihnen/dir> melden|Kontakt mit <Ihnen/dir> aufnehmen]?'],
    second: ['[Wäre es <Ihnen/dir> recht|Ist es in Ordnung], wenn wir [uns melden|Kontakt aufnehmen]?'],
  },
  call: {
    noun: 'Anruf',
    first: ['[Dürfen|Sollen|Können] wir <Sie/dich> anrufen?', '<Möchten Sie/Möchtest du> angerufen werden?'],
    second: [
      '[Wäre ein Telefonat hilfreich|Wäre ein Anruf hilfreich|Wäre <Ihnen/dir> ein Telefonat recht|Wäre <Ihnen/dir> ein Anruf recht]?',
    ],
  },
  returning: {
    noun: 'früherer Besuch',
    first: ['<Waren Sie/Warst du> schon [einmal|früher] bei uns?'],
    second: [
      '<Waren Sie/Warst du> [früher schon einmal|zuvor schon einmal] bei uns?',
      '<Haben Sie/Hast du> uns schon [einmal|früher] besucht?',
    ],
  },
  service: {
    noun: 'Leistung',
    first: ['[Welche Leistung|Welche unserer Leistungen] [passt am besten|käme für <Sie/dich> infrage]?'],
    second: ['Was davon [käme am ehesten infrage|würde am meisten helfen|passt am ehesten]?'],
  },
  tried: {
    noun: 'bisher versucht',
    first: ['Was [<haben Sie/hast du> bisher|wurde bisher] [versucht|unternommen]?'],
    second: ['Was wurde [schon|bereits] [versucht|unternommen]?'],
  },
  solved: {
    noun: 'gelöst',
    first: ['Ist [es|das Problem] [nun|inzwischen] gelöst?'],
    second: ['Hat das geholfen?', 'Ist das Problem [damit|nun] behoben?'],
  },
  message: {
    noun: 'Nachricht',
    first: ['Was [darf|soll] ich dem Team ausrichten?', 'Was <möchten Sie/möchtest du> dem Team sagen?'],
    second: ['Was [darf|soll|kann] ich dem Team ausrichten?'],
  },
  booking: {
    noun: 'Buchung',
    first: ['Was <möchten Sie/möchtest du> buchen?', 'Was darf ich für <Sie/dich> vormerken?'],
    second: ['Worum geht es bei der Buchung[ genau|]?'],
  },
  preferred_time: {
    noun: 'Wunschtermin',
    first: [
      'Wann würde es <Ihnen/dir>[ am besten| gut|] passen?',
      'Welcher Tag und welche Uhrzeit würden passen?',
    ],
    second: ['An welchem Tag und um wie viel Uhr [würde es passen|wäre es <Ihnen/dir> recht]?'],
  },
  people: {
    noun: 'Anzahl der Personen',
    first: ['Für wie viele Personen [ist es|soll es sein|wäre das]?'],
    second: ['Wie viele Personen [kommen|sind es|werden es sein]?'],
  },
  notes: {
    noun: 'Anmerkung',
    first: ['Gibt es [noch etwas|sonst noch etwas], das wir wissen sollten?'],
    second: ['[Was sollten wir noch wissen|Was ist sonst noch wichtig]?'],
  },
}
