import type { AnswerForms } from '../pack.ts'
import { anywherePattern, closingPattern, openingPattern, wholePattern, wordSet } from '../phrases.ts'

const interjection = '[ach|oh|ah|na|naja|hm|hmm|also|tja]'

export const answers: AnswerForms = {
  takingBack: openingPattern(
    `${interjection} [nein|sorry|entschuldigung] (moment|quatsch|stopp|halt stopp|korrektur|unsinn|stimmt nicht|falsch|doch nicht|warten sie|warte)`,
  ),
  settling: closingPattern(
    'also, sagen wir, sag mal, insgesamt, zusammen, macht, bitte, erst mal, erstmal, schreib, schreibt, nehmen wir, zu',
  ),
  noting: closingPattern(
    'schreib, schreibt, schreiben sie, notier, notiere, notieren sie, nimm, nehmt, nehmen sie, nehmen wir',
  ),
  wrongBefore: closingPattern(
    '(falscher|falsche|falsches|falschen|andert|andere|andern sie|korrigiert) [bitte] [der|die|das|den|mein|meine|meinen]',
  ),
  wrongAfter: openingPattern(
    '(ist|war|sind) [so|noch|leider|aber|auch|ja|immer noch|doch] (falsch|verkehrt|nicht richtig|nicht korrekt), stimmt [so|noch|leider|aber|auch|ja|doch] nicht',
  ),
  becomesAfter: openingPattern(
    '[bitte] (andern|korrigieren|anpassen) [bitte|auf|in|zu], (soll|sollte|muss|musste) [bitte|doch|eigentlich]',
  ),
  saysAfter: openingPattern('(ist|sind|lautet) [nur|eigentlich|jetzt|doch]'),
  wrongEnding: closingPattern('sein, heissen, lauten, vergessen, ubrigens, bitte'),
  forgotten: openingPattern(
    '[da|es|hier] (fehlt|fehlen) [noch|aber|nur] [der|die|das], (ihr|sie|du) (habt|haben|hast) [noch|leider|aber] [den|die|das] (?=.* vergessen$)',
  ),
  revising: anywherePattern('eher, jetzt, nun, inzwischen, mittlerweile, mehr so'),
  preferring: anywherePattern('lieber, besser, (ware|passt) [mir|uns] besser'),
  saysNo: openingPattern(`${interjection} (nein|nee|noe|ne|no)`),
  saysYes: openingPattern(
    '(ach|oh|ah|na|naja|hm|hmm|also|tja) (ja|jo|jep|klar|sicher), leider ja, leider schon',
  ),
  unaffiliated: wholePattern(
    '[nein|nee|ne|noe] [das|es] [wir|ich|ist|bin|sind] [sind|bin] [nur|rein|ganz] [eine|als|fur] (privat|privatperson|privatpersonen|privatkunde|privatkundin|privatleute|private anfrage|mich|mich selbst|uns|uns privat|mich privat)',
  ),
  feelings: wordSet(`
    genervt wutend sauer frustriert traurig mude erschopft besorgt angstlich angst verzweifelt verwirrt gestresst uberfordert
    enttauscht froh glucklich gespannt neugierig krank dankbar erleichtert nervos unglucklich verargert aufgeregt schockiert
    sprachlos gelangweilt ungeduldig schlimm furchtbar schrecklich toll super gut schlecht teuer happig`),
  manners: wordSet(
    'fruh spat fruher spater zuruck wieder nochmal gerne direkt zuerst lieber abends tagsuber unterwegs',
  ),
  titles: wordSet('herr frau familie fam dr prof'),
  ofNames: wordSet('falsch verkehrt richtig korrekt privat geheim egal unwichtig'),
  namedAfter: closingPattern('(heiss|heisse|bin) ich, ist (mein|der) name, mein name, hier'),
  salutations: wordSet('liebes lieber liebe hallo hi moin team zusammen leute servus'),
  degrees: wordSet(
    'echt sehr so total vollig ziemlich wirklich etwas bisschen langsam inzwischen gerade schon heute jetzt richtig extrem zu',
  ),
  messages: wordSet('nachricht'),
  notes: wordSet('anmerkungen anmerkung hinweise bemerkungen notizen sonstiges'),
  arranging: wordSet(
    'mach machen mache besser passt passen lieber ginge geht gehen ware ideal prima optimal',
  ),
  having: wordSet('hab habe haben hatte besitze besitzen nutze nutzen benutze verwende'),
  channels: wordSet(
    'email mail mails telefon telefonisch anruf anrufen telefonieren whatsapp sms schriftlich per lieber',
  ),
  goals: wordSet('ziel interesse vorhaben'),
  requests: wordSet('anliegen wunsch grund anfrage'),
  situations: wordSet('situation ausgangslage heute'),
  presently: anywherePattern('im moment, momentan, derzeit, aktuell, zurzeit, zur zeit, bisher, bislang'),
  counting: wordSet('anzahl zahl viele skala'),
  dating: wordSet('datum wann anreise ankunft abreise beginn start termin wunschtermin zeitpunkt'),
  parties: wordSet('ich wir mich uns allein alleine keine keiner niemand paar familie beide'),
  times: wordSet(`
    heute morgen ubermorgen gestern jetzt sofort bald gleich asap moglich flexibel egal jederzeit spater wochenende woche wochen
    monat monate monats quartal jahr jahres fruhjahr fruhling sommer herbst winter ostern weihnachten pfingsten ferien
    montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonnabend
    sonntag sonntags mo di mi do fr sa so morgens vormittag vormittags nachmittag nachmittags abend abends mittag mittags anfang mitte ende`),
  vagueTimes: wordSet('jetzt moglich spater so egal'),
  beforeDate: wordSet('am ab vom zum bis'),
}
