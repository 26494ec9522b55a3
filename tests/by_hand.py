"""Games with real cards, told in words."""

from tacora import Game


def played(edition: str, players: int, *words: str) -> Game:
    """A game with relics: cards as they came, `-ab` where seats a and b left."""
    game = Game.by_hand(edition, players, relics=True)
    for word in words:
        if word.startswith("-"):
            game.decide(
                {
                    seat: "leave" if "abcdefgh"[seat] in word else "continue"
                    for seat in game.state.inside
                }
            )
        else:
            game.reveal(word)
    return game
