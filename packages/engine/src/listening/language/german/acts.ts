import type { ActPhrases } from '../pack.ts'
import { anywherePattern } from '../phrases.ts'

export const acts: ActPhrases = {
  thanks: anywherePattern('(?<!nein )(danke|dankeschon|dank|merci), (vielen|herzlichen|besten) dank'),
  feeling: anywherePattern(`
    (habe|hab|haben) [ich|wir] [so|echt|total|richtig|ziemlich|etwas|voll|grosse|bisschen|ein bisschen|ganz schon] (angst|schiss|bammel|panik),
    mir (ist|gehts|geht es) [so|echt|total|ganz|gar|wirklich|gerade] (schlecht|ubel|elend|mies|schwindlig|schwindelig|nicht gut), (gehts|geht es) mir [so|echt|gar|gerade] (schlecht|mies|elend|nicht gut),
    (bin|war|ist) [ich|so|sehr|echt|ganz|etwas|bisschen|total] (nervos|angstlich|krank), (fuhle|fuhl) (mich|mir) [so|echt|sehr|ganz|nicht] (krank|schlecht|elend|mies|unwohl|allein|schwach|wohl), schame mich, (tut|tun) [mir|so|sehr|echt|ganz] weh, [habe|hab] [so|starke|solche|immer] schmerzen`),
  complaint: anywherePattern(`
    (unverschamt|unverschamtheit|unmoglich|inakzeptabel|frechheit|lacherlich|unfassbar|argerlich|enttauscht|enttauschend|sauer|stinksauer|wutend|genervt|beschwerde|beschweren|skandal|zumutung),
    hilft [mir|uns] [gar|uberhaupt] nicht, nicht (ok|okay|akzeptabel|in ordnung|zufrieden|hinnehmbar), (langsam )?reichts, mir reicht es, geld zuruck, (zweiten|dritten|vierten|zweite|dritte|vierte) mal, schon wieder, \\d x, so wird das (nie|nix|nichts), kurzfristig (abgesagt|verschoben), (lasst|lassen) (mich|uns) .{0,10}(warten|hangen), immer noch (nicht|kein|keine|keinen), ein witz,
    (nie|niemals|nicht|noch nicht) (angekommen|gekommen|geliefert|erhalten|gemeldet|erreichbar), (meldet|geht|antwortet|kommt) (sich )?(keiner|niemand|kein schwein)( ran)?, (keiner|niemand) (meldet|geht|antwortet|kommt|da), (min|minuten|std|stunden|tagen|wochen) gewartet,
    (?<!(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|montags|dienstags|mittwochs|donnerstags|freitags|samstags|tag|zeit|termin|uhr|uhrzeit|da|mo|di|mi|do|fr|sa) )(geht|funktioniert|klappt|ladt|startet|lauft) [gar|uberhaupt|leider|einfach|immer noch|schon wieder|auch] (nicht|nix), geht [gar] nichts( mehr)?$, seit .{1,20} geht (nichts|nix|das|es), (sturzt|abgesturzt), (ist|sind|war|ging|geht|wieder|komplett|gleich|schon) kaputt, defekt, beschadigt, zerkratzt, (ist|sind|war|waren) [komplett|vollig|innen] (roh|falsch|verschwunden|kalt|undicht),
    (gestorben|verstorben), fix und fertig, (fallt|fallen) mir .{0,30}schwer, (bin|war) [so|sehr|echt|ganz] (traurig|verzweifelt|allein|uberfordert), weiss [gar] nicht (mehr )?(weiter|wo ich anfangen soll)`),
  urgency: anywherePattern(`
    dringend, eilig, eilt, notfall, sofort, unverzuglich, rohrbruch, wasserschaden, wasser (lauft|kommt|tropft|spritzt) .{0,40}, gasgeruch, riecht nach gas, (es )?brennt, eingebrochen, aufgebrochen,
    blutet, bewusstlos, vergiftet, gift (gefressen|geschluckt|gegessen), bekommt keine luft, atmet nicht, krampft, ausgesperrt, hilfe$`),
  cancel: anywherePattern(`
    (mochte|mochten|will|wollen|muss|mussen|wurde|wurden|mochten) .{0,60}(kundigen|stornieren|absagen|canceln|abbestellen), (bitte|hiermit) .{0,40}(kundigen|stornieren|absagen|streichen|absage), (kundige|storniere|kundigen wir|stornieren wir) [ich|hiermit|meinen|meine|mein|unser|unseren], (muss|mussen) [leider] (weg|ausfallen|abgesagt werden), (schaffs?|schaffe|kann) .{0,30}nicht .{0,20}(termin|kommen)`),
  identity: anywherePattern(`
    (bist du|sind sie|ist das|spreche ich|rede ich|schreibe ich|chatte ich) [hier|da] [eigentlich|wirklich|nur|gerade|jetzt|denn] [mit] [einem|einer|ein|eine|n|ne|so ein] [echten|echter|echte|richtigen|richtiger] (bot|chatbot|roboter|mensch|menschen|person|maschine|ki|computer|programm|echt),
    (mensch|bot|roboter|maschine|person) oder (so )?(ein|eine|n|ne|einem|einer)? ?(mensch|bot|roboter|maschine|person|computer|computerding|programm|ki), (maschine|bot|computer) oder sitzt, wer (bist du|sind sie|ist da|schreibt hier), was bist du, (wie heisst du|wie heissen sie)`),
  wantsPerson: anywherePattern(`
    (jemand|wer) (richtiges|echtes|richtigen|echten) mit mir, mit [einem|nem|ner|einer|der|dem|ihrem|eurem|dein|deinem] [echten|richtigen|anderen] (menschen|person|jemandem|jemand|jmd|mitarbeiter|mitarbeiterin|berater|beraterin|chef|chefin|kollegen|kollegin|ansprechpartner|team|support|kundenservice) .{0,20}(sprechen|reden|klaren|telefonieren|besprechen|chatten|schreiben|verbinden|verbunden),
    (kann|konnte|soll|bitte|mochte|konnen|konnten|konnt|kannst) .{0,50}(anrufen|zuruckrufen|zuruckgerufen|angerufen), (rufen sie|ruft|ruf|rufe) (mich|uns) .{0,20}(an|zuruck), (um |einen |bitte )?ruckruf, nicht mit (nem|einem|so nem|einer) (computer|chat|bot|roboter|maschine|chatbot|ki), echte[nr]? (mensch|menschen|person), (mensch|mitarbeiter) bitte, (brauche|brauchen) .{0,20}(wen|jemanden)$, ^[hallo|huhu|hey] [ist] [denn|hier|da] [denn] [uberhaupt] (niemand|keiner) [mehr] (da|hier)$`),
  wish: anywherePattern(
    '((konnen|konnten|wurden) sie|(konnt|konntet|wurdet) ihr|(kannst|konntest|wurdest) du) .{0,60}(kummern|ubernehmen|ansehen|anschauen|vorbeischauen|buchen|reservieren|schicken|senden|anrufen|zuruckrufen|vorbeikommen|kommen|helfen|reparieren|erstellen|notieren|einplanen|vormerken|eintragen), (kann|konnte|wurde) (jemand|einer|wer), (kann|konnte|darf) (ich|man) .{0,40}(buchen|reservieren|bestellen|vereinbaren|vorbeikommen)',
  ),
  wants: anywherePattern(`
    (brauche|brauchen|brauchte|brauchten|braucht|mochte|mochten|will|wollen|suche|suchen|sucht), (hatte|hatten|wurde|wurden) .{0,20}(gern|gerne), (gern|gerne) (hatte|hatten|wurde|wurden),
    (termin|buchen|reservieren|anmelden|anmeldung|interessiert|interesse|interessiere|interessieren|uberlege|uberlegen|angebot)`),
}
