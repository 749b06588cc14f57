import Hummingbird
import GRDB
import Crypto
