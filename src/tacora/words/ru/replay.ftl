### Watching games again: the shelf of replays, the transport, charts, and the proof of the dealing.

## The shelf

replay-title = Повторы
replay-transport = Воспроизведение
replay-mine = Мои завершённые партии
replay-mine-empty = Доиграйте партию, и она будет ждать вас здесь.
replay-saved = Сохранено на этом устройстве
replay-saved-empty = Сохраните партию, чтобы смотреть её без связи.
replay-import = Открыть запись
replay-import-about = Партия в виде текста: перетащите сюда файл .tac, выберите его или вставьте текст.
replay-import-text = Текст партии
replay-import-file = Выбрать файл
replay-import-open = Открыть
replay-all = Все повторы
replay-missing = Этой партии нет на этом устройстве, а сервер не отвечает.
replay-elsewhere = Этой партии нет на этом устройстве.

## Moving through a game

replay-first = К началу
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = К концу
replay-speed = Скорость
replay-scrubber = Момент партии
replay-moment = Шаг { $number } из { $count }
replay-xray = Показывать решения заранее
replay-log = Что произошло
replay-live = В эфире
replay-live-back = Вернуться в эфир

## What one can take along

replay-copy = Скопировать ссылку на этот момент
replay-copied = Ссылка скопирована.
replay-save = Сохранить на этом устройстве
replay-unsave = Убрать с этого устройства
replay-unkept = На этом устройстве для неё нет места.
replay-download = Скачать как .tac

## Charts

replay-charts = Графики
replay-as-table = В виде таблицы
replay-fortune = Богатство
replay-fortune-about = Сплошное: в безопасности, в лагере. Бледное: под угрозой, в пещере.
replay-danger = Риск
replay-danger-about = С какой вероятностью следующая карта оборвала бы экспедицию и кто вышел до неё.
replay-expeditions = Экспедиции
replay-expeditions-about = Что принесла каждая экспедиция; штриховка: что потеряно.
replay-chances = Шансы
replay-chances-about = Шансы всех на победу среди экспертов. Ромбы: решения, которые дорого обошлись.
replay-column-step = Шаг
replay-column-left = Вышли
replay-column-lost = Потеряно
# hazard: the card that came for the second time
replay-trap = Экспедицию оборвала карта: { $hazard }
replay-nobody = никто

## Fair dealing

replay-fair = Честная раздача
replay-fair-about = До первой карты мы показали отпечаток всей стопки: обещание. Это SHA-256 зерна, из которого сданы все карты, так что подменить ничего нельзя.
replay-promise = Обещание
replay-seed = Зерно
replay-seed-later = будет показано после партии
# a daily cave's seed
replay-seed-next-day = будет показано на следующий день
replay-holds = Проверено на этом устройстве: зерно то самое, что было обещано, и все карты сданы из него.
replay-holds-so-far = Проверено на этом устройстве: зерно то самое, что было обещано, и пока все карты сданы из него.
replay-no-seed = Зерна нет, поэтому раздачу не проверить.
replay-no-promise = Карты сданы из этого зерна, но без обещания не узнать, когда оно было выбрано.
replay-other-seed = Это не то зерно, что было обещано.
replay-other-card = Из этого зерна выходят другие карты.
replay-next = Что было дальше?
replay-next-about = Все уже вернулись в лагерь. Дальше шли бы эти карты, вплоть до той, что обрывает экспедицию.
