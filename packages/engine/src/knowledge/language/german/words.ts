import { wordSet } from '../patterns.ts'

/** Words that carry no subject matter. */
export const functionWords = wordSet(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dies diese dieser dieses
  diesen diesem jede jeder jedes jeden jedem alle allen aller alles viele vielen manche einige mehrere beide ich du er sie
  es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein dein sein unser unsere unseren unserem unserer euer eure
  ihre ihren ihrem ihrer wer wen wem was welche welcher welches wann wo warum wie wenn falls dann als so weil während
  obwohl bis seit ob und oder aber sondern denn nicht nur auch sehr schon noch immer nie oft meist manchmal von in im ins
  an am ans auf aus bei beim zu zum zur mit ohne für über unter zwischen durch gegen um vor nach neben per pro ab innerhalb
  ist sind war waren sein bin bist seid gewesen hat haben hatte hatten wird werden wurde wurden kann können konnte muss
  müssen soll sollen sollte darf dürfen will wollen möchte möchten mag lässt lassen da hier dort jetzt bitte man mehr sowie
  bzw etwa gern gerne ganz einfach`)

export const determiners = wordSet(`
  der die das ein eine unser unsere jede jeder jedes alle viele dieser diese dieses kein keine ihr ihre`)

/** Words that open another clause. */
export const clauseWords = wordSet('ich du er sie es wir man wer was wenn falls weil während dass ob')

export const auxiliaries = wordSet(`
  ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können konnte muss müssen soll sollen sollte
  darf dürfen will wollen möchte möchten gibt`)

export const verbs = wordSet(`
  kostet kosten dauert dauern umfasst umfassen enthält enthalten beinhaltet beinhalten bietet bieten braucht brauchen
  beginnt beginnen startet starten endet enden liegt liegen steht stehen gilt gelten geht gehen kommt kommen bekommt
  bekommen erhält erhalten hilft helfen macht machen nimmt nehmen findet finden funktioniert funktionieren unterstützt
  unterstützen ermöglicht ermöglichen erlaubt erlauben besteht bestehen gehört gehören arbeitet arbeiten leitet leiten
  führt führen bedeutet heißt heißen zeigt zeigen verwendet verwenden nutzt nutzen öffnet öffnen schließt schließen
  richtet bringt bringen trägt tragen wohnt lebt leben spricht sprechen berät beraten begleitet begleiten entwickelt
  entwickeln verkauft verkaufen liefert liefern entsteht entstehen eignet bleibt bleiben befindet befinden sorgt sorgen
  betreut betreuen übernimmt übernehmen gründete gründeten studierte kam ging nahm wurde blieb begann fand`)
