### A first expedition with someone to explain it, and the labels of the rules' page.

## The lesson: short panels beside the stage. The learner and three others are in the cave.

learn-title = Twoja pierwsza ekspedycja
learn-enter = We czworo wchodzicie do jaskini. Karta po karcie idziecie coraz głębiej.
learn-split = Skarb: 9 rubinów na czworo, po 2 na osobę. Ten, którego nie da się podzielić, zostaje na karcie.
learn-choose = Po każdej karcie wszyscy decydują w tajemnicy: w głąb czy z łupem do obozowiska? To dopiero początek.
learn-warning = Wąż! Pierwszy to tylko ostrzeżenie. Drugi wąż w tej jaskini odebrałby wszystkim w środku cały łup.
learn-dare = W talii są jeszcze dwa węże. Zaryzykuj następną kartę.
# name: who has left
learn-left = { $name } ma dość i wraca do obozowiska, zabierając też rubin z korytarza. W skrzyni nic mu nie grozi.
learn-relic = Relikt! Zabiera go tylko ten, kto wraca w pojedynkę. Gdy wraca kilka osób naraz, relikt zostaje.
# names: the two others in the cave
learn-wait = Jeśli teraz wrócisz, a { $names } zostaną, będzie twój. Ale skarbów jest jeszcze dużo.
learn-more = Skarb: 7 rubinów na troje, po 2, a 1 zostaje na karcie. Niesiesz już 4.
learn-leave = W korytarzu leżą rubin i relikt, a wąż czyha. Pora wracać.
learn-alone = Wracasz w pojedynkę: 4 rubiny, ten z korytarza i relikt są twoje na zawsze.
# names: the two others in the cave
learn-trap = Drugi wąż! { $names } uciekają i tracą cały łup. A ty patrzysz na to z obozowiska, grzejąc stopy.
learn-end = To już wszystko. Po pięciu ekspedycjach wygrywa ten, kto ma najwięcej.
learn-press-continue = Naciśnij „{ stage-deeper }”.
learn-press-leave = Naciśnij „{ stage-to-camp }”.
learn-next = Dalej
learn-skip = Pomiń
learn-again = Jeszcze raz
learn-play = Zagraj teraz
learn-part = { $number } z { $count }

## The page of the rules

learn-contents = Spis treści
learn-print = Drukuj
learn-cards = Karty
