"""How many steps of random play a second OpenSpiel's tree search in C++ makes on `pig`, its simplest game of dice."""

import random
import time

import pyspiel

SIMULATIONS = 100_000
RUNS = 5
GAMES = 1_000


def steps(state):
    """Plays at random to the end; tells how many steps that took."""
    played = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        played += 1
    return played


def simulations_a_second(game, state):
    """How fast the search is: each simulation ends in one random playout."""
    playouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, playouts, 2.0, SIMULATIONS, 1_000, False, 1, False)
    start = time.perf_counter()
    bot.step(state)
    return SIMULATIONS / (time.perf_counter() - start)


def main():
    random.seed(1)
    game = pyspiel.load_game("pig")
    mean = sum(steps(game.new_initial_state()) for _ in range(GAMES)) / GAMES
    rates = sorted(simulations_a_second(game, game.new_initial_state()) for _ in range(RUNS))
    print(round(rates[RUNS // 2] * mean))


main()
