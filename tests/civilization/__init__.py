import pytest

# so that a comparison that fails shows both sides
pytest.register_assert_rewrite("tests.civilization.compare_economy", "tests.civilization.compare_war")
